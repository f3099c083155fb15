# make run     install what is missing, build, open the window (off screen without a display)
# make test    install what is missing, run every test
# make deps    only the installing
# make format  format the sources, then check them strictly
# make bench   measure, side by side, what the project claims about speed
# make docs    build the documentation, offline

SWIFT ?= swift
# Every arrow between modules must stand in Package.swift.
ARROWS = --explicit-target-dependency-import-check error
# What `make run` opens: a file, or a lesson by its name or number.
SCENE ?=

.PHONY: run build test lint deps test-deps format bench docs

run: build
	@"$$($(SWIFT) build -c release --show-bin-path)/hitscope" $(SCENE)

build: deps
	@$(SWIFT) build -c release $(ARROWS) --product hitscope
	@$(SWIFT) build -c release $(ARROWS) --product hittest

test: test-deps lint
	@$(SWIFT) build --build-tests $(ARROWS)
	@$(SWIFT) test --skip-build --disable-xctest

lint:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Assets Benchmarks

deps:
	@Scripts/deps run

test-deps:
	@Scripts/deps run test

format:
	@$(SWIFT) format --in-place --recursive Package.swift Sources Tests Assets Benchmarks
	@$(MAKE) --no-print-directory lint

bench: deps
	@Benchmarks/run

docs:
	@Scripts/docs
