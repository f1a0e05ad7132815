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
                    strict, checks, cxx20, unreal, alone, engine, fastmath, asan, fuzz; unity, as
                    cxx20 but C++17; arm64, mingw
  --fuzz SECONDS    fuzz each target that long, all at once (default: 20)
  --no-fuzz         no fuzzing
  --cross           also: core and tests for arm64, run under qemu; core and tool for Windows, built
  --budget SECONDS  leave out, visibly, what would not end within so long on this machine
  --help            this text

Installs what is missing (as root; otherwise prints the command). Builds into Source/Build, logs into Source/Build/Logs.
Ends with one line, "N passed, N failed"; exit code 1 if anything failed, 2 for wrong usage.
TEXT
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
builds=$root/Source/Build
logs=$builds/Logs
stages=(strict checks cxx20 unreal alone engine fastmath asan fuzz)
budget=
only=()
filter=
fuzz_targets=(FuzzReader FuzzRoundTrip FuzzJson FuzzStream FuzzOperations)
fuzz_seconds=20
fuzzes=yes
declare -A filters=([fastmath]="-$(grep -v '^#' "$root/Tests/Core/NotWithFastMath.txt" | paste -sd :)")
passed=0
failed=0
skipped=0

wrong_usage() {
	echo "Tests/run.sh: $1 (--help shows the options)" >&2
	exit 2
}

while [ $# -gt 0 ]; do
	case $1 in
	--quick) only+=(strict) ;;
	--filter) filter=${2:?a pattern is missing}; only+=(strict); shift ;;
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
	[[ " strict checks cxx20 unity unreal alone engine fastmath asan fuzz arm64 mingw " == *" $stage "* ]] ||
		wrong_usage "no stage $stage"
done

wants() {
	[[ " ${stages[*]} " == *" $1 "* ]] && { [ "$1" != fuzz ] || [ -n "$fuzzes" ]; }
}

# The line that is still being worked on; shown on a terminal only.
progress=/dev/null
[ ! -t 1 ] || progress=/dev/stdout
show_progress() {
	printf '\r\033[K%s' "$1" >"$progress"
}

# One line a stage: verdict, name, what came of it, seconds.
say() {
	show_progress ''
	printf '  %-5s %-8s %-56s %4d s\n' "$1" "$2" "$3" "$4"
}

indent() {
	sed 's/^/          /'
}

# The lines of a log that say what went wrong, or its end if none does.
show_log() {
	local lines
	lines=$(grep -nE 'error:|Error:|Error at|FAILED|Failed|: Failure|ERROR:|broken law|undefined reference' "$1" |
		head -n 30 | cut -c1-240)
	if [ -n "$lines" ]; then
		echo "$lines" | indent
	else
		tail -n 30 "$1" | indent
	fi
	echo "whole log: ${1#"$root"/}" | indent
}

install_tools() {
	# shellcheck source=/dev/null
	. "$root/Source/Programs/mria/setup.sh"
	mria_need cmake ninja-build g++ libcli11-dev rapidjson-dev libgtest-dev python3 || exit 1
	if wants checks; then
		mria_need binutils clang-format shellcheck || exit 1
	fi
	if wants engine; then
		mria_need git || exit 1
	fi
	if wants fuzz || wants asan; then
		mria_need clang || exit 1
		has_fuzzer || mria_need "libclang-rt-$(clang -dumpversion | cut -d. -f1)-dev" || exit 1
	fi
	if wants arm64; then
		mria_need g++-aarch64-linux-gnu qemu-user-static || exit 1
	fi
	if wants mingw; then
		mria_need g++-mingw-w64-x86-64-posix || exit 1
	fi
}

has_fuzzer() {
	echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
		clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null
}

# build STAGE [TARGET...]: configures the preset of that name and builds it, or counts a failure.
build() {
	local stage=$1 start=$SECONDS
	shift
	if (cd "$root/Source" && cmake --preset "$stage") >"$logs/$stage-configure.log" 2>&1; then
		cmake --build "$builds/$stage" -j "$(nproc)" ${1:+--target "$@"} 2>&1 |
			mria_progress "  ...   $stage" 2>"$progress" >"$logs/$stage-build.log" && return 0
		say FAIL "$stage" "does not build" $((SECONDS - start))
		show_log "$logs/$stage-build.log"
	else
		say FAIL "$stage" "cannot be configured" $((SECONDS - start))
		show_log "$logs/$stage-configure.log"
	fi
	failed=$((failed + 1))
	return 1
}

# Reads the output of a test program: tells the tests that did not pass and what they said, then counts in COUNTS.
summarize() {
	awk -v counts="$2" '
		/^\[ RUN      \] / { name = substr($0, 14); said = ""; next }
		/^\[       OK \] / { good++; name = "" }
		/^\[  SKIPPED \] / && name { left_out++; print "skipped " name ": " last; name = "" }
		/^\[  FAILED  \] / && name { bad++; print "failed " name ":"; printf "%s", said; name = "" }
		name { said = said "    " $0 "\n"; if ($0 != "") last = $0 }
		END {
			if (name) { bad++; print "failed " name ", which never ended:"; printf "%s", said }
			print good + 0, bad + 0, left_out + 0 >counts
		}' "$1" | cut -c1-240
}

# run_program STAGE FOLDER PROGRAM: its tests, split over the processors; what they came to is added to the caller's sums.
run_program() {
	local program=$builds/$2/$3 log=$logs/${2//\//-}-$3 shards shard good bad left_out code
	local -a emulator=() running=()
	[ "$1" != arm64 ] || emulator=(qemu-aarch64-static)
	[ -x "$program" ] || return
	shards=$(nproc)
	for ((shard = 0; shard < shards; shard++)); do
		GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$shard timeout 600 "${emulator[@]}" "$program" \
			--gtest_filter="${filter:-${filters[$1]-*}}" >"$log-$shard.log" 2>&1 &
		running+=($!)
	done
	for ((shard = 0; shard < shards; shard++)); do
		wait "${running[shard]}"
		code=$?
		summarize "$log-$shard.log" "$log-$shard.counts" >>"$logs/$1-tests.log"
		read -r good bad left_out <"$log-$shard.counts"
		if [ "$code" -ne 0 ] && [ "$bad" -eq 0 ]; then # as when the sanitizer finds a leak at the end
			bad=1
			{ echo "$3 ended with exit code $code:" && tail -n 40 "$log-$shard.log"; } >>"$logs/$1-tests.log"
		fi
		all_good=$((all_good + good))
		all_bad=$((all_bad + bad))
		all_left_out=$((all_left_out + left_out))
	done
}

# run_tests STAGE START PROGRAM...: the tests of a built preset, counted.
run_tests() {
	local stage=$1 start=$2 program all_good=0 all_bad=0 all_left_out=0
	: >"$logs/$stage-tests.log"
	for program in "${@:3}"; do
		run_program "$stage" "$stage/Tests" "$program"
	done
	count_tests "$stage" "$start"
}

# count_tests STAGE START: says what the caller's sums came to, and adds them to those of all stages.
count_tests() {
	local stage=$1 start=$2 text
	if [ $((all_good + all_bad + all_left_out)) -eq 0 ]; then
		all_bad=1
		echo "no test ran" >"$logs/$stage-tests.log"
	fi
	passed=$((passed + all_good))
	failed=$((failed + all_bad))
	skipped=$((skipped + all_left_out))
	text="$all_good tests pass"
	[ "$all_bad" -eq 0 ] || text+=", $all_bad fail"
	[ "$all_left_out" -eq 0 ] || text+=", $all_left_out skipped"
	say "$([ "$all_bad" -eq 0 ] && echo ok || echo FAIL)" "$stage" "$text" $((SECONDS - start))
	head -n 100 "$logs/$stage-tests.log" | indent
}

# build_and_test STAGE PROGRAM...: test programs of a preset, and nothing that they do not need.
build_and_test() {
	local start=$SECONDS
	build "$@" && run_tests "$1" "$start" "${@:2}"
}

# build_only STAGE WHAT: a build that compiles is a pass.
build_only() {
	local start=$SECONDS
	if build "$1"; then
		passed=$((passed + 1))
		say ok "$1" "$2" $((SECONDS - start))
	fi
}

run_checks() {
	local start=$SECONDS log=$logs/checks.log good bad
	{
		python3 "$root/Tests/Checks/house_checks.py" --library "$builds/strict/MRInputAnimationCore/libmria_core.a"
		python3 "$root/Tests/Checks/plant_violations.py"
	} >"$log" 2>&1
	good=$(grep -c '^ok' "$log")
	bad=$(grep -cE '^not ok|^Traceback' "$log")
	passed=$((passed + good))
	failed=$((failed + bad))
	skipped=$((skipped + $(grep -c '^skipped' "$log")))
	if [ "$bad" -eq 0 ]; then
		say ok checks "$good house checks pass" $((SECONDS - start))
	else
		say FAIL checks "$good house checks pass, $bad fail" $((SECONDS - start))
	fi
	grep -vE '^ok' "$log" | indent
}

# start_fuzzing TARGET: from a copy of the seeds, which grows with every run; a finding is kept next to it. On a build
# machine (CI is set) it is the same run each time, so that no change is blamed for what another one left behind.
declare -A fuzzers
start_fuzzing() {
	local target=$1 corpus=$builds/fuzz/Corpus/$1 findings=$builds/fuzz/Findings/$1
	mkdir -p "$corpus" "$findings"
	cp -n "$root/Tests/Fuzz/Corpus/$target/"* "$corpus"
	"$builds/fuzz/Tests/Fuzz/$target" -max_total_time="$fuzz_seconds" -timeout=60 -rss_limit_mb=2048 -max_len=20000 \
		${CI:+-seed=1} -dict="$root/Tests/Fuzz/Recording.dict" -artifact_prefix="$findings/" -print_final_stats=1 "$corpus" \
		>"$logs/$target.log" 2>&1 &
	fuzzers[$target]=$!
}

# end_fuzzing TARGET START: waits for it and counts what came of it.
end_fuzzing() {
	local target=$1 start=$2 log=$logs/$1.log findings=$builds/fuzz/Findings/$1 runs
	if wait "${fuzzers[$target]}"; then
		passed=$((passed + 1))
		runs=$(sed -n 's/^stat::number_of_executed_units: //p' "$log")
		say ok fuzz "$target: $runs runs without a finding" $((SECONDS - start))
	else
		failed=$((failed + 1))
		say FAIL fuzz "$target: a finding, kept in ${findings#"$root"/}" $((SECONDS - start))
		show_log "$log"
	fi
}

build_and_fuzz() {
	local start=$SECONDS target
	build fuzz "${fuzz_targets[@]}" || return
	say ok fuzz "built" $((SECONDS - start))
	start=$SECONDS
	show_progress "  ...   fuzz     all targets for $fuzz_seconds s"
	for target in "${fuzz_targets[@]}"; do
		start_fuzzing "$target"
	done
	for target in "${fuzz_targets[@]}"; do
		end_fuzzing "$target" "$start"
	done
}

# The plugin's Unreal modules on the host: each engine version and target is compiled; these two are run too.
unreal_versions=(5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8)
declare -A unreal_runs=([5.8-Editor]='address,undefined' [5.1-Game]=thread)
unreal_configurations=(5.3-Game-Test 5.8-Game-Shipping) # without statistics, checks and tests

# unreal_build VERSION-TARGET[-CONFIGURATION] JOBS: builds the host project; leaves "built" behind if all is well. The
# configuration Alone joins no sources.
unreal_build() {
	local folder=$builds/unreal-$1 log=$logs/unreal-$1.log sanitizer=${unreal_runs[$1]-} version target kind core=
	# Under the address sanitizer the core is built again: it is what reads hostile files.
	[[ $sanitizer == address* ]] || core=$builds/strict/MRInputAnimationCore/libmria_core.a
	IFS=- read -r version target kind <<<"$1"
	rm -f "$folder/built"
	cmake -S "$root/Tests/UnrealHost" -B "$folder" -G Ninja -DHOST_VERSION="$version" -DHOST_TARGET="$target" \
		-DHOST_CONFIGURATION="$([[ $kind =~ ^(Alone)?$ ]] && echo Development || echo "$kind")" \
		-DHOST_JOINED="$([ "$kind" = Alone ] && echo OFF || echo ON)" \
		-DHOST_SYNTAX_ONLY="$([ -n "$sanitizer" ] && echo OFF || echo ON)" -DHOST_SANITIZE="$sanitizer" \
		-DHOST_PICTURES="$([ "$1" = 5.8-Editor ] && echo ON || echo OFF)" \
		-DHOST_CORE_LIBRARY="$core" >"$log" 2>&1 &&
		cmake --build "$folder" -j "$2" -- -k 0 >>"$log" 2>&1 && touch "$folder/built"
}

# unreal_verdict VERSION-TARGET[-CONFIGURATION] STAGE: counts a build.
unreal_verdict() {
	if [ -e "$builds/unreal-$1/built" ]; then
		all_good=$((all_good + 1))
	else
		all_bad=$((all_bad + 1))
		{ echo "failed $1: does not compile" && show_log "$logs/unreal-$1.log"; } >>"$logs/$2-tests.log"
	fi
}

# All builds of the host project, as many at once as there are processors, the long ones first.
unreal_builds() {
	local version target run
	local -a runs=("${!unreal_runs[@]}")
	for version in "${unreal_versions[@]}"; do
		for target in Editor Game; do
			[ -n "${unreal_runs[$version-$target]-}" ] || runs+=("$version-$target")
		done
	done
	runs+=("${unreal_configurations[@]}")
	for run in "${runs[@]}"; do
		while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do
			wait -n
		done
		show_progress "  ...   unreal   $run"
		unreal_build "$run" 1 &
	done
	wait
	for run in "${runs[@]}"; do
		unreal_verdict "$run" unreal
	done
}

# run_script STAGE NAME COMMAND...: a script that reports tests as GoogleTest or Python's unittest does.
run_script() {
	local log=$logs/$1-$2.log all=$logs/$1-tests.log good bad left_out=0
	shift 2
	if "$@" >"$log" 2>&1 && ! grep -q '^\[ RUN' "$log"; then
		good=$(sed -n 's/^Ran \([0-9]*\) test.*/\1/p' "$log") bad=0
		left_out=$(sed -n 's/^OK (skipped=\([0-9]*\))/\1/p' "$log")
		good=$((good - left_out))
		sed -n 's/ (.*) \.\.\. skipped/: skipped/p' "$log" >>"$all" # only with -v
	elif grep -q '^\[ RUN' "$log"; then
		summarize "$log" "$log.counts" >>"$all"
		read -r good bad left_out <"$log.counts"
	else
		good=0 bad=1
		tail -n 30 "$log" >>"$all"
	fi
	all_good=$((all_good + good))
	all_bad=$((all_bad + bad))
	all_left_out=$((all_left_out + left_out))
}

run_unreal() {
	local start=$SECONDS run all_good=0 all_bad=0 all_left_out=0 host=$root/Tests/UnrealHost
	: >"$logs/unreal-tests.log"
	run_script unreal header-tool env -C "$host/HeaderTool" python3 -m unittest
	run_script unreal build-tool env -C "$host/BuildTool" python3 -m unittest
	run_script unreal python env -C "$host/Python" python3 -m unittest
	unreal_builds
	run_script unreal must-not-compile python3 "$host/MustNotCompile/must_not_compile.py" --builds "$builds"
	run_script unreal pictures env ASAN_OPTIONS=detect_leaks=0 python3 "$host/Pictures/check_pictures.py" \
		"$builds/unreal-5.8-Editor/unreal_host_pictures"
	export MRINPUT_RECORDINGS=$root/../shared/recordings
	for run in "${!unreal_runs[@]}"; do
		run_program unreal "unreal-$run" unreal_host_self_tests
		run_program unreal "unreal-$run" unreal_host
	done
	count_tests unreal "$start"
}

# Every source alone, and every header that others may include, as builds do that join nothing.
run_alone() {
	local start=$SECONDS run began all_good=0 all_bad=0 all_left_out=0
	: >"$logs/alone-tests.log"
	for run in 5.5-Editor-Alone 5.1-Game-Alone; do
		began=$SECONDS
		show_progress "  ...   alone    $run"
		unreal_build "$run" "$(nproc)"
		unreal_verdict "$run" alone
		echo "$run: $((SECONDS - began)) s" >>"$logs/alone-tests.log"
	done
	count_tests alone "$start"
}

# The command for people who have an engine, on a folder that stands in for one, and the packages of a release.
run_engine() {
	local start=$SECONDS all_good=0 all_bad=0 all_left_out=0
	: >"$logs/engine-tests.log"
	run_script engine scripts env -C "$root/Tests/Engine" python3 -m unittest -v
	count_tests engine "$start"
}

install_tools
mkdir -p "$logs"
if command -v ccache >/dev/null; then
	export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
fi

# What a stage takes, in hundredths of what the strict one took; all but its own fuzzing is a matter of processors.
declare -A costs=([strict]=0 [checks]=20 [unity]=11 [cxx20]=11 [unreal]=400 [alone]=400 [engine]=25
	[fastmath]=60 [asan]=90 [fuzz]=50 [asan-tool]=95 [arm64]=130 [mingw]=130)
strict_seconds=0

# stage NAME COMMAND...: runs it if it is wanted and there is time for it.
stage() {
	local name=$1 start=$SECONDS expected=$((strict_seconds * costs[$1] / 100))
	shift
	wants "${name%-tool}" || return 0
	if [ -n "$budget" ] && [ $((SECONDS + expected)) -gt "$budget" ]; then
		skipped=$((skipped + 1))
		say skip "$name" "left out: about $expected s more would pass $budget s" 0
		return 0
	fi
	"$@"
	[ "$name" != strict ] || strict_seconds=$((SECONDS - start))
}

stage strict build_and_test strict mria_core_tests mria_tool_tests mria_core_shared
stage checks run_checks
stage unity build_only unity "the core builds from joined sources"
stage cxx20 build_only cxx20 "the core builds from joined sources as C++20"
stage unreal run_unreal
stage alone run_alone
stage engine run_engine
stage fastmath build_and_test fastmath mria_core_tests
stage asan build_and_test asan mria_core_tests
stage fuzz build_and_fuzz
stage asan-tool build_and_test asan mria_tool_tests
stage arm64 build_and_test arm64 mria_core_tests
stage mingw build_only mingw "core and tool build for Windows"

printf '%d passed, %d failed%s\n' "$passed" "$failed" "$([ "$skipped" -eq 0 ] || echo ", $skipped skipped")"
[ "$failed" -eq 0 ]
