# Each target sets up what it needs in .venv. Needs Python 3.11 or later, with its venv module.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --constraint constraints.txt --editable

.PHONY: play test test-deep bench lint format clean

play: $(VENV)/.play ## Start a match in the terminal
	@$(BIN)/pyramidion play

test: lint ## All checks that a change must pass
	$(BIN)/pytest -n 2

test-deep: $(VENV)/.deep ## Slow checks: mutation testing
	$(BIN)/python tests/deep/mutation.py

bench: $(VENV)/.bench ## Measure, print and store the table in bench/results
	$(BIN)/python -m bench

lint: $(VENV)/.test
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --verbose

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

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
