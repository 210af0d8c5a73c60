"""`python -m pyramidion` is the command line."""

import sys

from pyramidion.cli import main

sys.exit(main())
