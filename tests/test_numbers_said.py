"""Numbers can be 0, 1 or more, so no word beside one agrees with it, unless the number is never that small.

A new word beside a number belongs in `ALIKE` if it is the same for 0, 1 and 2. If not, say it with a colon, such as
"hamsters: 1", or, if the number is never that small, give its string the smallest one in `LEAST`.
"""

import re

import pytest

import tours
import wording
from wording import LANGUAGES, TRANSLATED

# Words that are the same beside any number, or are never beside one as its noun or verb
ALIKE = {
    "en": "KB Pluck ahead fell from in left min of out rolled s starts still to was more",
    "de": "KB Hamster Mumm an auf aus beginnt deiner dreh drehen drin durch flutet gefallen in links min raus s dazu "
    "von vor weiter wird zur übrig",
    "fr": "Ko absente commence dans de dedans devant en fois hors inonde min s sont sur à",
    "es": "KB a adelante de empieza en fuera min más s se",
    "it": "KB a con dei dentro di fuori giri in min nella oltre s si su",
}
# Verbs in the plural that a number can follow
PLURAL = {
    "en": "are were",
    "de": "sind fallen bleiben",
    "fr": "restent tombent sont",
    "es": "caen quedan faltan son están",
    "it": "cadono restano sono mancano",
}
# The smallest number in each string whose words agree with it
LEAST = {
    "companion check.count": 2,
    "companion check.counted": 2,
    "companion names.players": 2,
    "companion notice.memory.advice": 2,
    "companion results.winners": 2,
    "companion settings.full_value": 2,
    "dice_tray change.die": 2,
    "dice_tray tray.starts_of": 2,
    "hamsterdam flood.all": 2,
    "hamsterdam log.setup": 2,
    "hamsterdam turn.ends when end_with_round": 10,
    "hamsterdam turn.ends": 10,
    "hamsterrolle log.setup": 2,
    "hamsterrolle sure.many": 2,
    "hamsterrolle turn.taken.more": 2,
    "hamsterrolle turn.zero.stays_ahead": 2,
    "run_hamster_run belt.times.do": 2,
    "run_hamster_run log.setup": 2,
    "score_pad log.setup": 2,
}
NUMBER = r"%(?:\(\w+\))?[+]?d"
BESIDE = re.compile(rf"(?:([^\W\d]+)[ \u202f])?{NUMBER}(?:[ \u202f]([^\W\d]+))?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_a_number_are_right_for_any_that_it_can_be(language: str) -> None:
    alike, plural = ALIKE[language].split(), PLURAL[language].split()
    wrong = []
    for part in TRANSLATED:
        for where, text in wording.said(language, part).items():
            for before, after in BESIDE.findall(text):
                agrees = [after] * (after != "" and after not in alike) + [before] * (before in plural)
                if agrees and f"{part} {where}" not in LEAST and not where.endswith(".one"):
                    wrong.append(f"{part} {where}: {agrees} in {text!r}")
    assert wrong == []


def test_a_number_that_words_agree_with_is_never_smaller_on_any_screen() -> None:
    shown: dict[str, set[int]] = {}
    for key in LEAST:
        part, where = key.split(" ", 1)
        text = wording.said(wording.ENGLISH, part)[where]
        pattern = re.sub(r"%d|%\\\(\w+\\\)d", r"(\\d+)", re.sub(r"%s|%\\\(\w+\\\)s", ".*?", re.escape(text)))
        for page in tours.pages():
            for numbers in re.findall(pattern, page.said):
                shown.setdefault(key, set()).update(map(int, [numbers] if isinstance(numbers, str) else numbers))
    assert [key for key, numbers in shown.items() if min(numbers) < LEAST[key]] == []
    assert len(shown) > len(LEAST) // 2, "most are on the tour"
