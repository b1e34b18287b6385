# The two commands: `make play` and `make test`. Everything else serves them.

CARGO ?= cargo
.DEFAULT_GOAL := help
.PHONY: help play test format lint unit vectors long fuzz bench golden

help:
	@echo "make play    build and start a match in the terminal"
	@echo "make test    check what is needed, format, lint, and run every test"
	@echo "make long    ten million random decisions of every game, with the invariants checked"
	@echo "make fuzz    fuzz every parser for a minute each (needs a nightly toolchain and cargo-fuzz)"
	@echo "make bench   how fast the rules are on this machine"
	@echo "make golden  write the golden matches anew"

play: need
	$(CARGO) build --release --locked -p touchline-cli
	./target/release/touchline play $(or $(GAME),volchok)

test: format lint unit vectors
	@echo "All tests passed."

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
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  $(CARGO) nextest run --workspace --locked --no-fail-fast && $(CARGO) test --workspace --doc --locked; \
	else \
	  $(CARGO) test --workspace --locked; \
	fi

vectors: need
	$(CARGO) run -q --locked -p touchline-cli -- check vectors

long: need
	TOUCHLINE_LONG=1 $(CARGO) test --release --workspace --locked -- --nocapture long_

fuzz: need
	cd fuzz && for target in $$($(CARGO) +nightly fuzz list); do $(CARGO) +nightly fuzz run $$target -- -max_total_time=60 || exit 1; done

bench: need
	$(CARGO) run -q --release --locked -p touchline-cli -- bench

golden: need
	$(CARGO) xtask golden
