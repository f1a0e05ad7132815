#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
set -eu -o pipefail

help() {
	cat <<'TEXT'
Tests/bench.sh - measure the core beside plain readers and evaluators, in one run

Usage: Tests/bench.sh [options] [--benchmark_...]

  --quick           fewer and shorter repetitions; only prints
  --output FILE     where the page goes (default: Resources/Docs/Benchmark.md)
  --no-output       only print
  --json FILE       every repetition too, as Google Benchmark writes it
  --help            this text

Flags that begin with --benchmark_ go to Google Benchmark: --benchmark_filter=REGEX (then it only prints, unless --output
is given), --benchmark_repetitions=N, --benchmark_min_time=SECONDS, --benchmark_list_tests=true, ...
Installs what is missing (as root; otherwise prints the command). Builds into Source/Build/bench. Needs 3 GB of memory
and a quiet machine. Exit codes: 0 measured, 1 a contender gives wrong values, 2 wrong usage, 3 it cannot be built.
TEXT
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=
is_partial=
flags=()

wrong_usage() {
	echo "Tests/bench.sh: $1 (--help shows the options)" >&2
	exit 2
}

while [ $# -gt 0 ]; do
	case $1 in
	--quick) is_partial=yes; flags=(--benchmark_repetitions=5 --benchmark_min_time=0.01 "${flags[@]}") ;;
	--output) [ $# -gt 1 ] || wrong_usage "--output takes a file"; output=$2; shift ;;
	--no-output) is_partial=yes ;;
	--json) [ $# -gt 1 ] || wrong_usage "--json takes a file"
		flags+=("--benchmark_out=$2" --benchmark_out_format=json); shift ;;
	--benchmark_filter=* | --benchmark_list_tests*) is_partial=yes; flags+=("$1") ;;
	--benchmark_* | --v=*) flags+=("$1") ;;
	--help | -h) help; exit 0 ;;
	*) wrong_usage "unknown option $1" ;;
	esac
	shift
done
[ -n "$output" ] || [ -n "$is_partial" ] || output=$root/Resources/Docs/Benchmark.md

# shellcheck source=/dev/null
source "$root/Source/Programs/mria/setup.sh"
mria_need cmake ninja-build g++ libbenchmark-dev libtinygltf-dev
mria_build "$root/Source" bench mria_bench || exit 3

page=$(mktemp)
trap 'rm -f "$page"' EXIT
"$root/Source/Build/bench/Tests/Bench/mria_bench" "${flags[@]}" | tee "$page"
if [ -n "$output" ]; then
	mkdir -p "$(dirname "$output")"
	cat "$page" >"$output"
	echo "written to ${output#"$root"/}" >&2
fi
