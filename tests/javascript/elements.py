"""Write the ids of the pages' elements as a TypeScript type."""

import re
from pathlib import Path

HOST = Path(__file__).parents[2] / "host/hamstertop_host"
NAMED = re.compile(r'<(?!symbol)(\w+)\b[^>]*\bid="([^"]+)"')


def main() -> None:
    named: dict[str, set[str]] = {}
    for page in sorted(HOST.glob("site/static/**/*.html")):
        for kind, name in NAMED.findall(page.read_text("utf-8")):
            named.setdefault(name, set()).add(f'HTMLElementTagNameMap["{kind}"]')
    print("interface Elements {")
    for name, kinds in sorted(named.items()):
        print(f'  "{name}": {" | ".join(sorted(kinds))};')
    print("}")


if __name__ == "__main__":
    main()
