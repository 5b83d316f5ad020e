"""The site reads text aloud, in a real browser with its voices replaced by a recorder of what they would say."""

import pytest

import wording
from browser import chromium
from hamstertop.games import titles
from sites import site
from test_site_in_browser import THERE, SitePage, lines, tell, url

__all__ = ["chromium", "site", "url"]

# Records each spoken text with its language and voice, and null whenever speech is stopped.
RECORDER = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [['de-DE', false], ['en-GB', false], ['de_CH', true], ['en-US', true], ['fr-FR', false]].map(
    ([lang, localService]) => ({ lang, localService })),
  cancel() { window.spoken.push(null); },
  speak({ text, lang, voice }) { window.spoken.push([text, lang, voice?.lang ?? null]); },
} });
"""
ENGLISH = ["en", "en-US"]


@pytest.fixture
def voice(chromium):
    """Record speech on pages that are opened from now on."""
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": RECORDER})
    yield
    chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)


@pytest.fixture
def page(voice, chromium, url):
    page = SitePage(chromium, url)
    page.wait_in_page(THERE)
    return page


def switch(page):
    page.driver.execute_script("document.getElementById('aloud').click()")


def spoken(page):
    """Return what has been said since the last call."""
    return page.driver.execute_script("return window.spoken.splice(0)")


def test_reading_aloud_is_off_until_switched_on_and_the_choice_is_remembered(page):
    page.press(0)
    assert spoken(page) == []
    page.press(1)
    switch(page)
    names = ", ".join(wording.called(wording.ENGLISH, title) for title in titles.names())
    assert names.startswith("Hamsterdam, Hamsterrolle, Run, Hamster, Run!")
    said = f"Hamstertop. Hamsterdam. Press {names}, or Settings."
    assert spoken(page) == [None, [said, *ENGLISH]]
    page.driver.refresh()
    page.wait_status("Running")
    page.wait_in_page("window.spoken.length > 1")
    assert spoken(page)[-1] == [said, *ENGLISH]
    switch(page)
    assert spoken(page) == [None]
    page.press(0)
    assert spoken(page) == []


def test_a_change_on_the_screen_interrupts_what_is_being_read(page):
    switch(page)
    spoken(page)
    page.press(0)
    page.press(2)
    said = spoken(page)
    assert said[0::2] == [None] * (len(said) // 2)
    assert said[1][0] == "Hamsterrolle"
    assert said[-1][0].startswith("Hamsterrolle. Start")


@pytest.mark.slow
def test_the_voice_speaks_the_games_language_and_if_possible_needs_no_network(page):
    heard = []
    for language, settings in (("de", "Einstellungen"), ("fr", "Réglages"), ("it", "Impostazioni"), ("en", "Settings")):
        page.select("#language", language)
        page.wait(lambda settings=settings: settings in page.words())  # the language's words are loaded
        page.wait_in_page("document.documentElement.lang === given[0]", language)
        switch(page)
        heard.append(spoken(page)[-1])
        switch(page)
    assert heard[0] == [
        "Hamstertop. Hamsterdam. Drück Hamsterdam, Hamsterrolle, Run, Hamster, Run!, Punkteblock, Würfelteller "
        "oder Einstellungen.",
        "de",
        "de_CH",
    ]
    assert [said[1:] for said in heard[1:]] == [["fr", "fr-FR"], ["it", None], ENGLISH], "or the browser chooses one"


@pytest.mark.slow
def test_a_newly_chosen_language_is_spoken_immediately(page):
    switch(page)
    page.select("#language", "fr")
    page.wait_in_page("window.spoken.some((said) => said?.[1] === 'fr')")


KEYS = [{"press": press, "hold": "", "seat": None, "above": [], "spare": False} for press in ("None", "", "One")]


def test_the_voice_says_who_acts_what_to_do_and_the_answers_and_explains_only_once(page):
    switch(page)
    say = {"kind": "say", "do": "Flip a card.", "why": "It leaves.", "ask": "Tokens on it?"}
    spoken(page)
    tell(page, "breach", say, who={"name": "Mum", "colour": [0, 0, 9], "face": None}, keys=KEYS)
    tell(page, "list", lines("One", "Two", marked="Two"), keys=KEYS)
    tell(page, "breach", say, keys=KEYS)
    assert [said[0] for said in spoken(page) if said] == [
        "Mum. Here. Flip a card. It leaves. Tokens on it? Press None or One.",
        "Here. Two. Press One, Two, None, or One.",
        "Here. Flip a card. Tokens on it? Press None or One.",
    ]


def test_a_roll_and_the_next_player_are_both_read_aloud(page):
    switch(page)
    everybody = [
        {"seat": seat, "name": name, "number": "?", "marked": name == "Mum", "colour": [0, 0, 9], "face": None}
        for seat, name in enumerate(("Mum", "Jo"))
    ]
    tell(page, "first", {"kind": "players", "rows": everybody, "ordered": False}, keys=KEYS)
    spoken(page)
    everybody[0].update(number="7", marked=False)
    everybody[1].update(marked=True)
    tell(page, "first", {"kind": "players", "rows": everybody, "ordered": False}, keys=KEYS)
    assert spoken(page)[-1][0] == "Mum 7, Jo ?"


def test_the_next_player_to_answer_the_same_question_is_named(page):
    switch(page)
    say = {"kind": "say", "do": "Count the tokens.", "why": "", "ask": ""}
    for name in ("Mum", "Jo"):
        tell(page, "dam", say, who={"name": name, "colour": [0, 0, 9], "face": None}, keys=KEYS)
    assert spoken(page)[-1][0] == "Jo. Count the tokens."


def test_an_undo_and_what_it_has_changed_are_read_aloud(page):
    switch(page)
    tell(page, "water", lines("Mum 1", marked="Mum 1"), keys=KEYS)
    spoken(page)
    tell(page, "water", lines("Mum 0", marked="Mum 0"), keys=KEYS, message="Undone: Mum took 1")
    assert spoken(page)[-1][0] == "Undone: Mum took 1. Mum 0"


def test_help_undo_and_menu_are_mentioned_only_once(page):
    switch(page)
    ways = [{**key, "hold": hold} for key, hold in zip(KEYS, ("undo", "help", "menu"), strict=True)]
    tell(page, "one", keys=ways)
    first = spoken(page)[-1][0]
    tell(page, "two", keys=ways)
    assert first == "Here. Press None or One. You can also press undo, help, or menu."
    assert spoken(page)[-1][0] == "Here. Press None or One."


def test_speech_is_repeated_with_its_explanation_on_request(page):
    again = "document.getElementById('again')"
    assert page.driver.execute_script(f"return {again}.hidden")
    switch(page)
    say = {"kind": "say", "do": "Flip a card.", "why": "It leaves.", "ask": "Tokens on it?"}
    tell(page, "breach", say, keys=KEYS)
    first = spoken(page)[-1]
    page.driver.execute_script(f"{again}.click()")
    assert spoken(page)[-1] == first
    assert "It leaves." in first[0]


@pytest.mark.slow
def test_the_voice_announces_when_ten_seconds_are_left(page):
    switch(page)
    left = {"kind": "figure", "number": "11", "label": "", "face": None, "time": True}
    tell(page, "turn", left, time={"total": 30000, "left": 10300, "running": True}, keys=KEYS)
    page.wait_in_page("window.spoken.some((said) => said?.[0] === '10 seconds left')")


@pytest.mark.slow
def test_the_winner_is_announced(page):
    switch(page)
    spoken(page)
    ends = [
        {"name": name, "cells": cells, "colour": [0, 0, 9], "face": None, "detail": "", "marked": False}
        for name, cells in (("Jo", ["1", "7"]), ("Mum", ["2", "9"]))
    ]
    tell(page, "end", {"kind": "grid", "header": [], "rows": ends}, heading="Jo wins!", keys=KEYS)
    assert spoken(page)[-1][0] == "Jo wins! 1. Jo 7. 2. Mum 9. Press None or One."
