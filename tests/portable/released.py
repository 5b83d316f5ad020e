"""The titles and languages that have been released. Portable.

The tests demand all texts, golden frames and documents of these. Others have only been begun, and may lack any of them.
"""

TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run", "score_pad", "dice_tray")
LANGUAGES = ("de", "en", "es", "fr", "it")
