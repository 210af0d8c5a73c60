"""The people at browsers of their own of the browser tests, for deep ones too."""

from browser.conftest import browser, server, visit

__all__ = ["browser", "server", "visit"]
