"""What every test can rely on: the template game is registered, before any kernel is loaded."""

import pyramidion

pyramidion.register("template", "template_game")
