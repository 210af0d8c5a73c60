"""A person without a mouse: tab, arrows, enter."""

from browser.visitor import SOMETHING_TO_DO, Visitor

FOCUSED = """(selector) => document.activeElement?.matches(selector) ?? false"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def is_on(visitor: Visitor, selector: str) -> bool:
    """Whether the focus is on such an element."""
    return bool(visitor.page.evaluate(FOCUSED, selector))


def tab_to(visitor: Visitor, selector: str, most: int = 80) -> None:
    """Press tab until the focus is on such an element."""
    for _ in range(most):
        if is_on(visitor, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{most} tabs do not lead to {selector}")


def choose_something(visitor: Visitor) -> None:
    """Choose one of the things that glow, by keys alone."""
    keys = visitor.page.keyboard
    tab_to(visitor, "[data-target]")
    for _ in range(visitor.random.randrange(4)):
        keys.press(visitor.random.choice(ARROWS))
    for arrow in (*ARROWS, *ARROWS):
        if is_on(visitor, ".glow[data-target]"):
            break
        keys.press(arrow)
    assert is_on(visitor, ".glow[data-target]"), "arrows lead to nothing that can be chosen"
    before = visitor.signs()
    keys.press("Enter")
    visitor.wait_for_change(before)


def play_by_keys(visitor: Visitor, most: int = 400) -> None:
    """Play until the match is over."""
    for _ in range(most):
        visitor.page.wait_for_function(SOMETHING_TO_DO)
        if visitor.is_over:
            return
        if visitor.is_handover:
            tab_to(visitor, "dialog button, [role=dialog] button")
            before = visitor.signs()
            visitor.page.keyboard.press("Enter")
            visitor.wait_for_change(before)
        else:
            choose_something(visitor)
    raise AssertionError(f"The match is not over after {most} choices.")
