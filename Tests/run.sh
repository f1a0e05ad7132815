#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
set -u -o pipefail

help() {
	cat <<'TEXT'
Tests/run.sh - build and run everything that needs no engine

Usage: Tests/run.sh [options]

  --quick           the strict build and its tests, nothing else
  --filter PATTERN  only tests whose name matches, in the strict build: 'ReadRecording.*'
  --only STAGE      one stage; may be given several times:
                    strict, checks, counts, cxx20, unreal, alone, engine, openxr, fastmath, asan, fuzz;
                    unity, as cxx20 but C++17; arm64, mingw
  --fuzz SECONDS    fuzz each target that long, all at once (default: 20)
  --no-fuzz         no fuzzing
  --cross           also: core and tests for arm64, run under qemu; core, tool and OpenXR layer for Windows,
                    built
  --budget SECONDS  leave out, visibly, what would not end within so long on this machine
  --help            this text

Each stage is a build preset and a test preset of Source/CMakePresets.json: `ctest --preset checks` runs one without this
script. Installs what is missing (as root; otherwise prints the command). Builds into Source/Build, logs into
Source/Build/Logs. Ends with one line, "N passed, N failed"; exit code 1 if anything failed, 2 for wrong usage.
TEXT
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/Source/Build/Logs
all=(strict checks counts unity cxx20 unreal alone engine openxr fastmath asan fuzz arm64 mingw)
stages=(strict checks counts cxx20 unreal alone engine openxr fastmath asan fuzz)
only=()
budget=
fuzz_seconds=20
fuzzes=yes
passed=0
failed=0
skipped=0

# What a stage takes, in hundredths of what the strict one took.
declare -A costs=([strict]=0 [checks]=45 [counts]=60 [unity]=11 [cxx20]=11 [unreal]=400 [alone]=135 [engine]=25 [openxr]=80
	[fastmath]=60 [asan]=185 [fuzz]=50 [arm64]=130 [mingw]=130)

wrong_usage() {
	echo "Tests/run.sh: $1 (--help shows the options)" >&2
	exit 2
}

while [ $# -gt 0 ]; do
	case $1 in
	--quick) only+=(strict) ;;
	--filter) export GTEST_FILTER=${2:?a pattern is missing}; only+=(strict); shift ;;
	--only) only+=("${2:?a stage is missing}"); shift ;;
	--fuzz) fuzz_seconds=${2:?seconds are missing}; shift ;;
	--no-fuzz) fuzzes= ;;
	--budget) budget=${2:?seconds are missing}; shift ;;
	--cross) stages+=(arm64 mingw) ;;
	--help | -h) help; exit 0 ;;
	*) wrong_usage "unknown option $1" ;;
	esac
	shift
done
[[ $fuzz_seconds =~ ^[0-9]+$ ]] || wrong_usage "--fuzz takes whole seconds, not '$fuzz_seconds'"
[[ $budget =~ ^[0-9]*$ ]] || wrong_usage "--budget takes whole seconds, not '$budget'"
[ ${#only[@]} -eq 0 ] || stages=("${only[@]}")
for stage in "${stages[@]}"; do
	[[ " ${all[*]} " == *" $stage "* ]] || wrong_usage "no stage $stage"
done

wants() {
	[[ " ${stages[*]} " == *" $1 "* ]] && { [ "$1" != fuzz ] || [ -n "$fuzzes" ]; }
}

install_tools() {
	# shellcheck source=/dev/null
	. "$root/Source/Programs/mria/setup.sh"
	mria_need cmake ninja-build g++ libcli11-dev rapidjson-dev libgtest-dev python3
	! { wants strict || wants asan; } || mria_need curl openssl # libcurl, and certificates for the stand-ins of devices
	! wants strict || mria_need binutils fish zsh # what a release of the tool needs, and completions
	! wants checks || mria_need binutils clang clang-format pkg-config shellcheck
	! wants counts || mria_need valgrind
	! wants engine || mria_need git
	! { wants unreal || wants alone; } || mria_need clang libopenxr-dev
	! wants fuzz || mria_need libopenxr-dev libvulkan-dev
	if wants asan || wants fuzz; then
		mria_need clang
		has_fuzzer || mria_need "libclang-rt-$(clang -dumpversion | cut -d. -f1)-dev"
	fi
	! wants openxr || mria_need libopenxr-dev libopenxr-utils openxr-layer-corevalidation libvulkan-dev mesa-vulkan-drivers
	! wants arm64 || mria_need g++-aarch64-linux-gnu qemu-user-static
	! wants mingw || mria_need g++-mingw-w64-x86-64-posix libopenxr-dev
}

has_fuzzer() {
	echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
		clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null
}

# say VERDICT STAGE TEXT START: one line a stage: verdict, name, the result, seconds.
say() {
	printf '  %-5s %-8s %-56s %4d s\n' "$1" "$2" "$3" $((SECONDS - $4))
}

# build STAGE: configures and builds its presets, or counts a failure.
build() {
	local log=$logs/$1-build.log start=$SECONDS configure=$1
	[[ ! $1 =~ ^(checks|unreal|alone|engine)$ ]] || configure=strict
	{
		cmake --preset "$configure" -DMRIA_FUZZ_SECONDS="$fuzz_seconds" &&
			cmake --build --preset "$1" -j "$(nproc)"
	} 2>&1 | mria_progress "  ...   $1" 2>"$progress" >"$log" && return 0
	failed=$((failed + 1))
	say FAIL "$1" "does not build" "$start"
	{ grep -nE 'error:|Error at|Error:|undefined reference' "$log" || tail -n 30 "$log"; } | head -n 30 | cut -c1-240 | indent
	echo "whole log: ${log#"$root"/}" | indent
	return 1
}

# run_tests STAGE START: runs its test preset and counts the results; a stage without tests has passed.
run_tests() {
	local junit=$logs/$1.xml log=$logs/$1-tests.log jobs verdict=ok text good=1 bad=0 left_out=0 notes=
	jobs=$(nproc)
	[ "$1" != fuzz ] || jobs=16 # all at once
	if [[ $1 =~ ^(unity|cxx20|mingw)$ ]]; then
		text=builds
	else
		rm -f "$junit"
		ctest --preset "$1" -j "$jobs" --output-junit "$junit" 2>&1 | sed -u 's|^ *\([0-9]*/[0-9]*\) Test|[\1] Test|' |
			mria_progress "  ...   $1" 2>"$progress" >"$log"
		notes=$(python3 "$root/Tests/summarize.py" "$junit" "$log" 2>&1) || notes="0 1 0"$'\n'$notes
		read -r good bad left_out <<<"$notes"
		text="$good tests pass"
		[ "$bad" -eq 0 ] || text+=", $bad fail" verdict=FAIL
		[ "$left_out" -eq 0 ] || text+=", $left_out skipped"
	fi
	passed=$((passed + good)) failed=$((failed + bad)) skipped=$((skipped + left_out))
	say $verdict "$1" "$text" "$2"
	tail -n +2 <<<"$notes" | grep . | indent
}

indent() {
	sed 's/^/          /'
}

install_tools
mkdir -p "$logs"
cd "$root/Source" || exit 1
progress=/dev/null
[ ! -t 1 ] || progress=/dev/stdout
if command -v ccache >/dev/null; then
	export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
	export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_ctime,include_file_mtime
fi

strict_seconds=0
for stage in "${all[@]}"; do
	wants "$stage" || continue
	start=$SECONDS
	expected=$((strict_seconds * costs[$stage] / 100))
	if [ -n "$budget" ] && [ $((SECONDS + expected)) -gt "$budget" ]; then
		skipped=$((skipped + 1))
		say skip "$stage" "left out: about $expected s more would pass $budget s" "$start"
		continue
	fi
	build "$stage" && run_tests "$stage" "$start"
	[ "$stage" != strict ] || strict_seconds=$((SECONDS - start))
done

printf '%d passed, %d failed%s\n' "$passed" "$failed" "$([ "$skipped" -eq 0 ] || echo ", $skipped skipped")"
[ "$failed" -eq 0 ] && [ $((passed + skipped)) -gt 0 ]
