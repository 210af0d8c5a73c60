"""Watching a replay: scrubbing, stepping, choosing in the log."""

import re

from playwright.sync_api import expect

from browser.visitor import Visitor


def play_and_look_back(visitor: Visitor, most: int) -> None:
    """Play a match to its end by clicks, read its ending, and watch its replay."""
    visitor.play_on(most)
    visitor.expect_over()
    visitor.expect_words_only()
    visitor.link("page-replay").click()
    watch_replay(visitor)


def watch_replay(visitor: Visitor) -> None:
    """Go through the replay that the visitor has before them, by all its controls."""
    slider = visitor.page.get_by_role("slider", name=visitor.say("page-replay-position"))
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 1
    pictures = {picture(visitor)}
    visitor.button("page-replay-next").click()
    expect(slider).to_have_value("1")
    pictures.add(picture(visitor))
    slider.fill(str(last // 2))
    expect(visitor.page.get_by_text(visitor.say("page-replay-step", step=last // 2, last=last))).to_be_visible()
    pictures.add(picture(visitor))
    assert len(pictures) == 3, "another step shows another picture"
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    visitor.expect_over()
    visitor.button("page-replay-back").click()
    expect(slider).to_have_value(str(last - 1))
    visitor.log().first.get_by_role("button").click()
    expect(slider).not_to_have_value(str(last - 1))
    visitor.button("page-replay-play").click()
    before = slider.input_value()
    expect(slider).not_to_have_value(before)
    visitor.button("page-replay-pause").click()
    visitor.expect_words_only()


def picture(visitor: Visitor) -> str:
    """What is drawn, without the names that are made up for gradients and the like."""
    drawn = str(
        visitor.page.evaluate("[...document.querySelectorAll('svg[data-zone]')].map((it) => it.innerHTML).join()")
    )
    return re.sub(r"(url\(|id=)[^)\s]*", "", drawn)
