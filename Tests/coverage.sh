#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
set -eu -o pipefail

help() {
	cat <<'TEXT'
Tests/coverage.sh - which lines and branches of the core its unit tests run

Usage: Tests/coverage.sh [options]

  --output FILE     where the page goes (default: Resources/Docs/Coverage.md)
  --no-output       only print the totals
  --filter PATTERN  only tests whose name matches: 'ReadRecording.*'; only prints, unless --output is given
  --json FILE       totals, folders and gaps for programs too
  --help            this text

Installs what is missing (as root; otherwise prints the command). Builds into Source/Build/coverage with clang.
Exit codes: 0 measured, 1 a test failed, 2 wrong usage, 3 it cannot be built.
TEXT
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/Source/Build/coverage
program=$build/Tests/mria_core_tests
output=
only_prints=
filter='*'
page_flags=()

wrong_usage() {
	echo "Tests/coverage.sh: $1 (--help shows the options)" >&2
	exit 2
}

while [ $# -gt 0 ]; do
	case $1 in
	--output) [ $# -gt 1 ] || wrong_usage "--output takes a file"; output=$2; shift ;;
	--no-output) only_prints=yes ;;
	--filter) [ $# -gt 1 ] || wrong_usage "--filter takes a pattern"; filter=$2; only_prints=yes; shift ;;
	--json) [ $# -gt 1 ] || wrong_usage "--json takes a file"; page_flags+=(--json "$2"); shift ;;
	--help | -h) help; exit 0 ;;
	*) wrong_usage "unknown option $1" ;;
	esac
	shift
done
[ -n "$output" ] || [ -n "$only_prints" ] || output=$root/Resources/Docs/Coverage.md
[ -z "$output" ] || page_flags+=(--page "$output")

# shellcheck source=/dev/null
source "$root/Source/Programs/mria/setup.sh"
mria_need cmake ninja-build clang llvm libclang-rt-dev libgtest-dev python3
if command -v ccache >/dev/null; then
	export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
fi
mria_build "$root/Source" coverage mria_core_tests || exit 3

# run_shard NUMBER COUNT: every COUNT-th test, with a profile and a log of its own.
run_shard() {
	LLVM_PROFILE_FILE=$build/tests-$1.profraw GTEST_TOTAL_SHARDS=$2 GTEST_SHARD_INDEX=$1 \
		"$program" --gtest_filter="$filter" >"$build/tests-$1.log" 2>&1
}

run_tests() {
	local shards shard code=0
	local -a running=()
	shards=$(nproc)
	echo "running mria_core_tests ..." >&2
	rm -f "$build"/tests-*
	for ((shard = 0; shard < shards; shard++)); do
		run_shard "$shard" "$shards" &
		running+=($!)
	done
	for ((shard = 0; shard < shards; shard++)); do
		wait "${running[shard]}" || { code=1; grep -A 20 -E '^\[  FAILED|: Failure' "$build/tests-$shard.log" >&2 || true; }
	done
	return "$code"
}
start=$SECONDS
run_tests || { echo "error: tests failed; their logs are ${build#"$root"/}/tests-*.log" >&2; exit 1; }
seconds=$((SECONDS - start))

llvm-profdata merge -sparse "$build"/tests-*.profraw -o "$build/tests.profdata"
llvm-cov export "$program" -instr-profile "$build/tests.profdata" -ignore-filename-regex='^/usr/|/Tests/' \
	>"$build/coverage.json"
python3 "$root/Tests/Checks/coverage_doc.py" "$build/coverage.json" --seconds "$seconds" "${page_flags[@]}"
[ -z "$output" ] || echo "written to ${output#"$root"/}" >&2
