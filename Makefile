# make help lists the targets. Each finds a JDK 25 by itself (scripts/jdk).
.PHONY: help build test format bench fuzz clean

SECONDS = 600
SEED = 1

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile

build: ## the program that ./tandem runs
	@scripts/build

test: ## everything that must pass: compiler checks, all tests, the format of the sources
	@scripts/build verify
	@echo "make test: passed"

format: ## rewrite the sources in the house format
	@scripts/build spotless:apply

bench: ## JMH; choose with: make bench ARGS='Perft -f 1'
	@scripts/build package -DskipTests
	@"$$(scripts/jdk)/bin/java" --sun-misc-unsafe-memory-access=allow -cp 'bench/target/tandem-bench.jar:bench/target/lib/*' org.openjdk.jmh.Main $(ARGS)

fuzz: ## random commands in each of six dialects: make fuzz SECONDS=600 SEED=1, an hour in all
	@scripts/build -pl app -am verify -Dtest=none -Dsurefire.failIfNoSpecifiedTests=false \
	  -Dit.test=ProtocolFuzzIT -Dfailsafe.failIfNoSpecifiedTests=false \
	  -Dtandem.fuzz.seconds=$(SECONDS) -Dtandem.fuzz.seed=$(SEED)

clean: ## remove all build output
	@rm -rf target */target
