# Each target sets up what it needs in .venv and web/node_modules. Needs Python 3.11 or later, with its venv module.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --constraint constraints.txt --editable
PAGE := $(BIN)/python tools/page.py --fetch-node
SERVE ?= --open

.PHONY: play page test test-python test-page test-browser test-deep bench strength prepare lint lint-python lint-page \
	format chromium wheel clean

play: $(VENV)/.play page ## Open the web table: make play SERVE="--host 0.0.0.0" for phones in the same network
	@$(BIN)/pyramidion serve $(SERVE)

page: | $(BIN)/python ## Build the page in the browser, where its sources have changed
	@$(PAGE)

test: ## All checks that a change must pass
	@$(MAKE) --no-print-directory --jobs 2 lint test-page prepare chromium
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

test-python: prepare page
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/browser --ignore tests/deep

test-page: page
	@$(PAGE) run --silent test

test-browser: $(VENV)/.test chromium page
	$(BIN)/pytest -n 3 --dist worksteal tests/browser

test-deep: $(VENV)/.deep chromium page ## Slow checks: laws and secrecy on more positions, kills and other faults, long matches by clicks, all languages, a Ray cluster, mutants
	PYRAMIDION_DEPTH=3 $(BIN)/pytest -n 2 tests/laws tests/server/test_secrecy.py
	PYRAMIDION_KILLS=20 $(BIN)/pytest tests/server/test_kill.py
	@$(BIN)/python -m tools.packages faketime # sets the server's clock; without it that is left out
	PYRAMIDION_FAULTS=all $(BIN)/pytest -s tests/server/test_faults.py
	$(BIN)/pytest tests/deep
	$(BIN)/pytest tests/search/arena/test_cluster.py
	$(BIN)/python tests/deep/mutation.py

bench: $(VENV)/.bench ## Measure, print and store the table in bench/results
	$(BIN)/python -m bench

strength: $(VENV)/.test ## Measure the bots, go on where it was left, write docs/strength.md: STRENGTH="--most 1024"
	$(BIN)/python tools/strength.py $(STRENGTH)

prepare: $(VENV)/.test # Compile all games before tests do, each in its own process
	$(BIN)/pyramidion prepare

lint: lint-python lint-page

lint-python: $(VENV)/.test page
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --verbose
	@$(PAGE) run --silent check:types

lint-page: page
	@$(PAGE) run --silent check

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

chromium: | $(BIN)/python ## The browser of the tests: Debian's, installed where it may be
	@$(BIN)/python -m tools.chromium

wheel: page ## A package with the page in it, into dist/
	$(PIP) wheel --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules src/pyramidion/server/page

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pyramidion needs Python 3.11 or later; set PYTHON=… to one that is."; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV)

# One stamp for each set of packages: made anew when the pins change.
$(VENV)/.play: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) .
	@touch $@

$(VENV)/.%: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) '.[$*]'
	@touch $@
