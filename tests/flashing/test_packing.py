"""Texts that are packed for a device are the same there."""

import types
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamstertop.companion import texts
from hamstertop.companion.packed import Packed
from hamstertop_host.flashing import contents, packing

MODULES = [path for path in contents.modules("micropython") if "__init__" not in path]
written = st.text("abc der%sH\n\u00fc\u00e9\u201e\u202f", max_size=30)
values = st.recursive(
    written | st.integers(-99, 99), lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6
)
tables = st.dictionaries(st.sampled_from(("a", "b c", "NAME", "2")), values)


def read(sources: dict[str, bytes], common: str) -> dict[str, Any]:
    """The modules, as a device reads them."""
    modules: dict[str, Any] = {}
    for path, source in sources.items():
        modules[path] = types.ModuleType(path)
        exec(source, vars(modules[path]))
    spelling = modules.pop(common)
    return {path: Packed(module.PACKED, spelling) for path, module in modules.items()} | {common: spelling}


def same(packed: Any, value: object) -> bool:
    if isinstance(value, dict):
        return all(key in packed and same(packed[key], inner) for key, inner in value.items())
    return bool(packed == value)


@pytest.mark.parametrize("language", texts.languages())
def test_every_text_of_a_language_is_the_same_on_a_device(language: str) -> None:
    sources = contents.sources(MODULES)
    ours = {path for path in MODULES if contents.language_of(path) == language}
    packed = read({path: sources[path] for path in ours}, f"hamstertop/companion/texts/{language}/common.py")
    for path, module in packed.items():
        plain: dict[str, Any] = {}
        exec((contents.paths.FIRMWARE / path).read_bytes(), plain)
        for name, value in plain.items():
            if name.isupper() and name[0] != "_":
                assert same(getattr(module, name), value), (path, name)


@given(st.dictionaries(st.sampled_from(("NAME", "ROW", "A", "B_1")), values | tables))
def test_whatever_is_packed_is_read_again(named: dict[str, object]) -> None:
    source = "".join(f"{name} = {value!r}\n" for name, value in named.items()).encode()
    module = read(packing.packed_modules({"common": b"", "texts": source}, "common"), "common")["texts"]
    assert all(same(getattr(module, name), value) for name, value in named.items())


def test_texts_take_little_more_than_half() -> None:
    sources = contents.sources(MODULES)
    ours = [path for path in MODULES if contents.language_of(path) == texts.FALLBACK and "/common" not in path]
    written = sum(len((contents.paths.FIRMWARE / path).read_bytes()) for path in ours)
    packed = sum(len(vars_of(sources[path])["PACKED"]) for path in ours)
    assert packed < 0.6 * written


def vars_of(source: bytes) -> dict[str, Any]:
    named: dict[str, Any] = {}
    exec(source, named)
    return named


def test_what_is_no_text_is_not_packed() -> None:
    with pytest.raises(TypeError, match=r"1\.5 is no text"):
        packing.packed_modules({"common": b"", "texts": b"HALF = 1.5\n"}, "common")
