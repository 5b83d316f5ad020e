// What is heard of a screen, made from its content in reading order: a screen reader is told it, and the page's own voice
// reads it aloud. Of a secret screen nobody hears more than whose turn it is.

/** What a reader or the voice says of a row. */
function words({ name, label, text: said, before, number, note, value, more, cells }) {
  return [name || label || said, before, number === null ? "?" : number, note, value, more, ...(cells ?? [])]
    .filter((part) => /[\p{L}\p{N}?]/u.test(part ?? "")) // no signs
    .join(" ");
}

function rows({ body }) {
  return body.flatMap((block) =>
    block.kind === "figure" && !block.time ? [block] : block.kind === "record" ? [] : (block.rows ?? []),
  );
}

// Of a list the line that is marked, of numbers the one that is asked for, of an end everybody's place.
function state({ kind, rows: all = [] }) {
  if (kind === "lines" || kind === "numbers") return all.filter(({ marked }) => marked || all.length === 1).map(words);
  const placed = kind === "grid" ? all.filter(({ cells }) => cells[0]) : [];
  return placed.map(({ name, cells: [place, ...rest], detail }) => [`${place}.`, name, ...rest, detail].join(" "));
}

export function sentences(...parts) {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(". ")
    .replaceAll(/([.:?!…])\./g, "$1");
}

// A new screen: where we are, what to do, what is asked; `why` is given the explanations, and returns what is said of one.
export function summary({ who, heading, message, body, secret }, why = () => "") {
  if (secret) return sentences(who?.name, heading);
  const does = body.flatMap((block) => {
    const { kind, number, label, face, do: what, why: follows, ask } = block;
    if (kind === "figure") return label || !face ? [`${number} ${label}`] : []; // a picture says what it counts
    return kind === "say" ? [what, why(follows), ask] : state(block);
  });
  return sentences(message, who?.name, heading, ...does);
}

// What is to be done, and what is asked.
function orders({ body }) {
  return sentences(...body.flatMap(({ do: what, ask }) => [what, ask]));
}

// The same screen: what has changed, or is to be done now, and nothing else.
export function news(page, before) {
  if (page.secret) return "";
  if (page.message && page.message !== before.message) return page.message;
  const old = rows(before);
  const other = rows(page).filter(
    (row, index) => !old[index] || words(row) !== words(old[index]) || row.marked !== old[index].marked,
  );
  const marked = other.filter((row) => row.marked);
  const said = marked.length
    ? marked
    : other.filter((row) => !("marked" in row) || (old.length && !rows(page).some((each) => each.marked)));
  return sentences(said.map(words).join(", "), orders(page) === orders(before) ? "" : orders(page));
}
