#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
set -eu -o pipefail

help() {
	cat <<'TEXT'
Tests/bench.sh - measure the core next to plain readers and evaluators, and the Unreal modules next to the core

Usage: Tests/bench.sh [options] [--benchmark_...]
       Tests/bench.sh --instructions [--store]

  --quick           fewer and shorter repetitions; only prints
  --output FILE     where the page goes (default: Resources/Docs/Benchmark.md)
  --no-output       only print
  --only PART       core or unreal; the other part of the page stays as it is
  --cold            frames after 2 MB of other memory were read, as in a game; only prints
  --json FILE       every repetition too, as Google Benchmark writes it
  --instructions    count instructions with valgrind instead, next to the stored counts: a gauge for busy machines
  --store           make these counts the stored ones (Tests/Bench/Instructions/Instructions.txt)
  --help            this text

Flags that begin with --benchmark_ go to Google Benchmark: --benchmark_filter=REGEX (then it only prints, unless --output
is given), --benchmark_repetitions=N, --benchmark_min_time=SECONDS, --benchmark_list_tests=true, ...
Installs what is missing (as root; otherwise prints the command). Builds into Source/Build/bench and bench-unreal. Needs
3 GB of memory and a quiet machine. Exit codes: 0 measured, 1 a contender gives wrong values, playback allocates
or a count has grown by more than 5 %, 2 wrong usage, 3 it cannot be built.
TEXT
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=
is_partial=
parts=(core unreal)
flags=()
unreal_flags=()
mode=
counts=
store=

wrong_usage() {
	echo "Tests/bench.sh: $1 (--help shows the options)" >&2
	exit 2
}

while [ $# -gt 0 ]; do
	case $1 in
	--quick) is_partial=yes; unreal_flags=(--repetitions=5)
		flags=(--benchmark_repetitions=5 --benchmark_min_time=0.01 "${flags[@]}") ;;
	--output) [ $# -gt 1 ] || wrong_usage "--output takes a file"; output=$2; shift ;;
	--no-output) is_partial=yes ;;
	--cold) is_partial=yes; parts=(core); mode=--cold ;;
	--instructions) counts=yes ;;
	--store) store=--store ;;
	--only) [[ ${2-} == core || ${2-} == unreal ]] || wrong_usage "--only takes core or unreal"; parts=("$2"); shift ;;
	--json) [ $# -gt 1 ] || wrong_usage "--json takes a file"
		flags+=("--benchmark_out=$2" --benchmark_out_format=json); shift ;;
	--benchmark_filter=* | --benchmark_list_tests*) is_partial=yes; parts=(core); flags+=("$1") ;;
	--benchmark_* | --v=*) flags+=("$1") ;;
	--help | -h) help; exit 0 ;;
	*) wrong_usage "unknown option $1" ;;
	esac
	shift
done
[ -z "$store" ] || [ -n "$counts" ] || wrong_usage "--store goes with --instructions"
[ -n "$output" ] || [ -n "$is_partial" ] || output=$root/Resources/Docs/Benchmark.md

wants() {
	[[ " ${parts[*]} " == *" $1 "* ]]
}

# shellcheck source=/dev/null
source "$root/Source/Programs/mria/setup.sh"
if [ -n "$counts" ]; then
	mria_need cmake ninja-build g++ valgrind python3
	mria_build "$root/Source" counts mria_workloads || exit 3
	exec python3 "$root/Tests/Bench/Instructions/count.py" ${store:+"$store"} \
		"$root/Source/Build/counts/Tests/Bench/Instructions/mria_workloads"
fi
mria_need cmake ninja-build g++ libbenchmark-dev libtinygltf-dev python3
mria_build "$root/Source" bench "$(wants core && echo mria_bench || echo mria_core)" || exit 3

build_unreal() {
	local folder=$root/Source/Build/bench-unreal log=$root/Source/Build/bench-unreal.log
	cmake -S "$root/Tests/UnrealHost" -B "$folder" -G Ninja -DHOST_BENCH=ON -DHOST_VERSION=5.8 -DHOST_TARGET=Game \
		-DHOST_CORE_LIBRARY="$root/Source/Build/bench/MRInputAnimationCore/libmria_core.a" >"$log" 2>&1 &&
		cmake --build "$folder" -j "$(nproc)" >>"$log" 2>&1 && return 0
	tail -n 30 "$log" >&2
	return 1
}
if wants unreal; then
	mria_need libopenxr-dev
	build_unreal || exit 3
fi

# Each part of the page is measured, or what the page has of it already.
page=$(mktemp)
trap 'rm -f "$page"' EXIT
unreal_section='^## In Unreal.s frame$'
if wants core; then
	"$root/Source/Build/bench/Tests/Bench/mria_bench" ${mode:+"$mode"} "${flags[@]}" | tee "$page"
elif [ -f "$output" ]; then
	sed "/$unreal_section/,\$d" "$output" | sed '${/^$/d}' >"$page"
fi
if wants unreal; then
	{ echo && "$root/Source/Build/bench-unreal/unreal_host_bench" "${unreal_flags[@]}"; } | tee -a "$page"
elif [ -f "$output" ] && grep -q "$unreal_section" "$output"; then
	{ echo && sed -n "/$unreal_section/,\$p" "$output"; } >>"$page"
fi
if [ -n "$output" ]; then
	mkdir -p "$(dirname "$output")"
	cat "$page" >"$output"
	echo "written to ${output#"$root"/}" >&2
fi
