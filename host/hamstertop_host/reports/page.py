"""Present saved games as a single HTML file without scripts or external resources, suitable for light mode, dark mode
and print."""

from hamstertop.games import titles
from hamstertop.words import FALLBACK

from . import overview, results, svg
from .parts import Table
from .saved import printable
from .svg import escape
from .titles import headline, module, story, warnings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .parts import Figure
    from .saved import SavedGame

POLICY = "default-src 'none'; style-src 'unsafe-inline'"

# Based on Okabe and Ito's palette, but darker on white and lighter on black where text needs more contrast
LIGHT = ("#0062a3", "#c44e00", "#007a59", "#ad3f80", "#806600", "#5a5a5a")
DARK = ("#6bbcf5", "#ffa95c", "#43d6aa", "#f09bcb", "#f0dc4e", "#d0d0d0")

# The style of charts, also used by the site's results page
PICTURES = """
svg text{font:12px system-ui,sans-serif;fill:var(--ink)}
svg .tick,svg .axis,svg .level,svg .note,svg .count0{fill:var(--soft);font-size:11px}
svg .count1{fill:var(--paper);font-size:11px}svg .name{font-weight:600}
svg .middle{text-anchor:middle}svg .end{text-anchor:end}
svg path.axis,svg path.grid,svg path.level,svg path.lead,svg path.rail{fill:none;stroke:var(--rule)}
svg path.axis{stroke:var(--soft)}svg path.level{stroke:var(--soft);stroke-dasharray:1 4}
svg .line{fill:none;stroke-width:2.2;stroke-linejoin:round}svg .column{fill:var(--column)}
svg .part{stroke:var(--ink);stroke-width:.8}svg .mark{stroke:var(--ink);stroke-width:2.5}
svg .hatch{stroke:var(--paper);stroke-width:1.3;fill:none}
svg .expected{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-dasharray:5 3}
svg .dot{fill:var(--paper);stroke-dasharray:none;stroke-width:1.3}
.defs{position:absolute}.swatch{vertical-align:-1px;margin:0 .3rem 0 .7rem}
SEATS
"""

STYLE = """
:root{color-scheme:light dark;--paper:#fff;--ink:#1b1b1b;--soft:#595959;--rule:#d8d8d8;--column:#5f7488;LIGHT}
@media (prefers-color-scheme:dark){
:root{--paper:#16181a;--ink:#ececec;--soft:#b0b0b0;--rule:#3c4043;--column:#8fa6bc;DARK}}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#444;--rule:#ccc;--column:#5f7488;LIGHT}
figure,tr{break-inside:avoid}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:66rem;background:var(--paper);color:var(--ink);
font:1rem/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{font-size:1.3rem;margin:2rem 0 .3rem;border-top:2px solid var(--ink);padding-top:.6rem}
h3,figcaption b{font-size:1.05rem;margin:1.2rem 0 .3rem;display:block}
.warning{border-left:.3rem solid var(--ink);padding:.2rem .7rem;margin:.6rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.2rem 2.2rem;
align-items:start;max-width:100%}
figure{margin:.8rem 0 0}figure>svg{width:100%;max-width:34rem;display:block;margin-top:.5rem}
figcaption,.soft{color:var(--soft);font-size:.92rem}figcaption b{color:var(--ink);margin:0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;margin:.4rem 0;font-variant-numeric:tabular-nums;overflow-wrap:normal}
th,td{text-align:left;padding:.22rem .9rem .22rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
th{color:var(--soft);font-weight:600;font-size:.92rem}
.right{text-align:right}
summary{cursor:pointer;margin:1.2rem 0 .4rem;font-weight:600}
@media (max-width:30rem){th,td{padding-right:.5rem;font-size:.92rem}}
PICTURES
"""


def html(games: "Sequence[SavedGame]", source: str, finished: "Sequence[results.Finished]" = ()) -> str:
    """Return an HTML page about saved games and the results of finished games, all read from `source`."""
    words = games[0].speaker.report if games else finished[0].words
    title = f"Hamstertop: {', '.join(game.title for game in games) or words.say('results.title')}"
    head = escape(words.say("title")), escape(words.say("source", source=source))
    parts = ['<header><h1>{}</h1><p class="soft">{}</p></header>'.format(*head)]
    for game in games:
        parts += _game(game)
    if finished:
        parts.append(f"<section><h2>{escape(words.say('results'))}</h2>")
        parts.append(figures(overview.wins(results.totals(finished).of(), words)))
        parts += [f"<h3>{escape(each.title)}</h3>" + table(each) for each in results.tables(finished)]
        parts.append("</section>")
    pages = _to_enter(games) if games else []
    if pages:
        parts.append(f"<section><h2>{escape(words.say('enter'))}</h2>")
        for page, lines in pages:
            items = "".join(f"<li>{escape(about)}: {escape(choice)}</li>" for about, choice in lines)
            parts.append(f"<h3>{escape(page)}</h3><ul>{items}</ul>")
        parts.append("</section>")
    return document(title, parts, words.language)


def _to_enter(games: "Sequence[SavedGame]") -> "list[tuple[str, results.Lines]]":
    """Return what to enter on another device to give it the same names and house rules.

    The result is a list of (page, lines to change), in the device's order. It omits pages without changes.
    """
    speaker = games[0].speaker
    common, settings = speaker.words("common"), speaker.words("settings")
    names = [(common.seats[seat], printable(name)) for seat, name in enumerate(speaker.seated) if name]
    names += [(settings.new_name, printable(name)) for name in speaker.known if name not in speaker.seated]
    pages = [(settings.names, names)]
    for title in titles.names():
        options, rules = results.chosen(title, _setup(title, games), speaker)
        called = titles.name(title, speaker)
        pages += [(called, options), (called + ", " + common.house_rules, rules)]
    return [page for page in pages if page[1]]


def _setup(title: str, games: "Sequence[SavedGame]") -> "Sequence[int]":
    """Return the set-up that the device would use for a title's next game: the one chosen there, or else the last
    game's."""
    values = games[0].speaker.setups.get(title)
    events = [step.event for game in games if game.game == title for step in game.standing if step.event]
    begun = [event for event in events if event[0] == "setup"]
    return values or ([int(value) for value in begun[-1][1:]] if begun else [])


def document(title: str, parts: "Sequence[str]", language: str = FALLBACK) -> str:
    head = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{style()}</style></head><body>",
        svg.defs(),
    ]
    return "\n".join(head + list(parts) + ["</body></html>", ""])


def style() -> str:
    found = STYLE.replace(";LIGHT", _seats(LIGHT)).replace("LIGHT", _seats(LIGHT)).replace(";DARK", _seats(DARK))
    return found.replace("PICTURES\n", _pictures())


def site_style() -> str:
    """Return the style sheet for charts on the site's pages, which have their own colours and are dark by default."""
    dark, light = _seats(DARK), _seats(LIGHT)
    return f":root{{{dark[1:]}}}\n@media (prefers-color-scheme:light){{:root{{{light[1:]}}}}}\n{_pictures()}"


def _seats(colours: "Sequence[str]") -> str:
    return "".join(f";--seat{seat}:{colours[seat]}" for seat in range(svg.STYLES))


def _pictures() -> str:
    kinds = (("fill", "fill"), ("stroke", "stroke"), ("ink", "fill"))
    seats = range(svg.STYLES)
    rules = "".join(f"svg .{name}{seat}{{{what}:var(--seat{seat})}}" for seat in seats for name, what in kinds)
    return PICTURES.strip().replace("SEATS", rules) + "\n"


def _game(game: "SavedGame") -> "Iterator[str]":
    reporting = module(game.game)
    yield f"<section><h2>{escape(game.title)}</h2><p>{escape(headline(game))}.</p>"
    for warning in warnings(game):
        yield f'<p class="warning">{escape(warning)}.</p>'
    for each in reporting.tables(game):
        if each.rows:
            yield f"<h3>{escape(each.title)}</h3>" + table(each)
    yield figures(reporting.figures(game))
    rows = story(game)
    yield f"<details><summary>{escape(game.say('story'))}</summary>"
    yield table(Table("", ("", game.say("time"), game.say("event")), rows))
    yield "</details></section>"


def figures(found: "Sequence[Figure | None]") -> str:
    """Return the HTML of charts side by side, wrapped to the width of the page. A chart without any data is None."""
    return '<div class="figures">' + "".join([_figure(figure) for figure in found if figure]) + "</div>"


def _figure(figure: "Figure") -> str:
    legend = "".join(f"{svg.swatch(style)}{escape(word)}" for style, word in figure.legend)
    note = f" {escape(figure.note)}" if figure.note else ""
    caption = f"<figcaption><b>{escape(figure.title)}</b>{legend}{note}</figcaption>"
    return f"<figure>{caption}{figure.picture}</figure>"


def table(found: Table) -> str:
    """Return an HTML table that scrolls sideways if it is too wide."""
    right = found.right()
    rows = "".join(f"<tr>{_cells('td', row, right)}</tr>" for row in found.rows)
    head = _cells("th", found.head, right)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cells(kind: str, row: "Sequence[str]", right: "Sequence[bool]") -> str:
    return "".join(f"<{kind}{' class=right' if to else ''}>{escape(cell)}</{kind}>" for cell, to in zip(row, right))
