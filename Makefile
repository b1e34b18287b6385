# The two commands: `make play` and `make test`. Everything else serves them.

CARGO ?= cargo
.DEFAULT_GOAL := help
.PHONY: help play terminal web web-test api-test python-test python-long wheel test format lint unit vectors long fuzz bench golden

help:
	@echo "make play    build and start the app, and open it in the browser"
	@echo "make terminal  play in the terminal: make terminal GAME=fudis"
	@echo "make web     build the page, which the program then carries inside"
	@echo "make engine  build the engine for browsers, so that the page of make web plays without a server"
	@echo "make web-test  check the page and play it in a real browser"
	@echo "make web-long  every browser test: keyboards, phones and languages for each game"
	@echo "make api-test  hold the running server against the description of its API"
	@echo "make python-test  test the Python package, with the tests of PettingZoo, Gymnasium and OpenSpiel"
	@echo "make wheel   build the Python package as a wheel, in target/wheels"
	@echo "make test    check what is needed, format, lint, and run every test"
	@echo "make deb     build a Debian package, with the page and the engine for browsers inside"
	@echo "make package-test  install, upgrade and remove that package in a clean Debian, and run it in a container"
	@echo "make long    ten million random decisions of every game, with the invariants checked"
	@echo "make fuzz    fuzz every parser for a minute each (needs a nightly toolchain and cargo-fuzz)"
	@echo "make bench   how fast the rules are on this machine"
	@echo "make golden  write the golden matches anew"

# The page needs npm to be built once; without it the terminal does as well.
play: need
	@scripts/engine look
	@if command -v npm >/dev/null; then \
	  $(MAKE) web && $(CARGO) build --release --locked -p touchline-cli && ./target/release/touchline serve --open; \
	else \
	  echo "There is no npm to build the page with: playing in the terminal."; $(MAKE) terminal; \
	fi

terminal: need
	$(CARGO) build --release --locked -p touchline-cli
	./target/release/touchline play $(or $(GAME),volchok)

# The page comes first: the program carries it inside.
test: web format lint unit vectors python-test api-test web-test
	@echo "All tests passed."

# The lock file names what is installed; without a change to it nothing is installed again.
web/node_modules/.package-lock.json: web/package-lock.json
	@scripts/need web
	cd web && npm ci --no-audit --no-fund
	@touch $@

web: web/node_modules/.package-lock.json
	cd web && npm run build

# The engine for browsers: a page that is built after it plays without a server.
.PHONY: engine offline
engine:
	scripts/engine need

# The same for whoever goes on without it where there is no compiler for it.
offline:
	scripts/engine try

web-test: web need
	@scripts/need browser
	cd web && npm run check && npm run lint && npm test
	$(CARGO) build --locked --workspace
	cd web && npm run e2e

# The API held against its own description.
api-test: need
	@scripts/need api
	$(CARGO) build --locked --workspace
	scripts/api/check $${CARGO_TARGET_DIR:-target}/debug/touchline

# The Python package on the same build as the other tests.
python-test: need
	@scripts/need python
	$(CARGO) build --locked --workspace
	scripts/python/check $${CARGO_TARGET_DIR:-target}/debug/lib_touchline.so

# Longer walks, a minute of random calls, and the larger shoot-out; optimised.
python-long: need
	@scripts/need python long
	$(CARGO) build --release --locked -p touchline-python
	TOUCHLINE_LONG=1 scripts/python/check $${CARGO_TARGET_DIR:-target}/release/lib_touchline.so

# A wheel for this system, in target/wheels.
wheel: need
	@scripts/need python
	target/python/venv/bin/pip install -q --disable-pip-version-check maturin==1.16.0
	target/python/venv/bin/maturin build --release --locked -m python/Cargo.toml -o target/wheels

# Every browser test, for every game.
.PHONY: web-long
web-long: web need
	@scripts/need browser
	$(CARGO) build --locked --workspace
	cd web && TOUCHLINE_LONG=1 npm run e2e

# A release build with the page inside, as a Debian package in target/.
.PHONY: deb package-test
deb: engine web need
	$(CARGO) build --release --locked -p touchline-cli
	scripts/deb $${CARGO_TARGET_DIR:-target}/release/touchline $${CARGO_TARGET_DIR:-target}

# The package installed, started, upgraded and removed in a clean Debian, and a container of it; needs root on Debian.
package-test: engine web need
	$(CARGO) build --release --locked -p touchline-cli
	scripts/package-test $${CARGO_TARGET_DIR:-target}/release/touchline

.PHONY: need need-test
need:
	@scripts/need

need-test:
	@scripts/need test

format: need-test
	$(CARGO) fmt --all --check

lint: need-test
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

# nextest runs test binaries side by side; plain cargo test does as well where it is absent.
unit: need
	@scripts/need nats
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  $(CARGO) nextest run --workspace --locked --no-fail-fast && $(CARGO) test --workspace --doc --locked; \
	else \
	  $(CARGO) test --workspace --locked; \
	fi

vectors: need
	$(CARGO) build -q --locked --workspace
	$${CARGO_TARGET_DIR:-target}/debug/touchline check vectors

long: need
	@scripts/need nats
	TOUCHLINE_LONG=1 $(CARGO) test --release --workspace --locked -- --nocapture long_

fuzz: need
	cd fuzz && for target in $$($(CARGO) +nightly fuzz list); do $(CARGO) +nightly fuzz run $$target -- -max_total_time=60 || exit 1; done

bench: need
	$(CARGO) run -q --release --locked -p touchline-cli -- bench

golden: need
	$(CARGO) xtask golden
