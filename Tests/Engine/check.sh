#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
set -u -o pipefail

help() {
	cat <<'TEXT'
check.sh - compile this plugin with a real Unreal Engine, run its tests in it, and report the result

Usage: Tests/Engine/check.sh --engine DIR | --image TAG [options]

  --engine DIR     an engine from 5.1 on, installed or built from source: the folder that has Engine in it
  --image TAG      one of Epic's container images, by docker: 5.1 to 5.8, or a whole tag such as dev-slim-5.5.4
  --filter PREFIX  only the automation tests whose names begin so (default: MRInputAnimation)
  --out DIR        where the results go (default: Source/Build/EngineCheck)
  --limit SECONDS  end the editor if the tests take longer (default: 3600)
  --keep           keep the folder in which everything was built, and say where it is
  --help           this text

Builds the plugin file by file (BuildPlugin -StrictIncludes), as users do (BuildPlugin), and in a project of its own; then
runs the tests in that project, and the functional tests of a level made for it, without a window. It takes an hour or less. Your own projects are not touched.
Results: report.json, junit.xml (for build machines), summary.txt, and Logs.
Exit codes: 0 everything compiled and at least one test ran and none failed, 1 something failed, 2 wrong usage,
            3 the engine or the image cannot be used.
Example: Tests/Engine/check.sh --engine ~/UnrealEngine-5.5
TEXT
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
engine=
image=
filter=MRInputAnimation
out=$root/Source/Build/EngineCheck
keep=
work=
running=
watcher=
limit=3600

wrong_usage() {
	echo "check.sh: $1 (--help shows the options)" >&2
	exit 2
}

# unusable TEXT [HINT...]: the engine or the image is not what it should be.
unusable() {
	printf '%s\n' "check.sh: $1" "${@:2}" >&2
	exit 3
}

# take VARIABLE OPTION VALUE: no construct that the bash of macOS, 3.2, lacks.
take() {
	[ -n "$3" ] || wrong_usage "$2 needs a value"
	printf -v "$1" '%s' "$3"
}

parse_options() {
	while [ $# -gt 0 ]; do
		case $1 in
		--engine) take engine "$1" "${2-}"; shift ;;
		--image) take image "$1" "${2-}"; shift ;;
		--filter) take filter "$1" "${2-}"; shift ;;
		--out) take out "$1" "${2-}"; shift ;;
		--limit) take limit "$1" "${2-}"; shift ;;
		--keep) keep=yes ;;
		--help | -h) help; exit 0 ;;
		*) wrong_usage "unknown option $1" ;;
		esac
		shift
	done
	[ -z "$engine" ] || [ -z "$image" ] || wrong_usage "--engine and --image exclude each other"
	[ -n "$engine$image" ] || wrong_usage "--engine or --image is needed"
	[[ $filter =~ ^[A-Za-z0-9_.]+$ ]] || wrong_usage "--filter takes letters, digits, '_' and '.', not '$filter'"
	[[ $limit =~ ^[1-9][0-9]*$ ]] || wrong_usage "--limit takes seconds, not '$limit'"
}

# Ends what still runs and takes the build folder away.
clean_up() {
	[ -z "$running" ] || kill -- "-$running" "-$watcher" 2>/dev/null
	if [ -n "$keep" ] && [ -n "$work" ]; then
		echo "kept: $work"
	elif [ -n "$work" ]; then
		rm -rf "$work"
	fi
}

# A copy without what was built: BuildPlugin would take everything along. It is readable for the user of a container.
copy_plugin() {
	mkdir -p "$1"
	if ! tar -C "$root" -cf - --exclude=./.git --exclude=./Source/Build --exclude=./Binaries --exclude=./Intermediate \
		--exclude=./Saved --exclude=./DerivedDataCache . | tar -C "$1" -xf - || ! chmod -R a+rX "$1"; then
		unusable "cannot copy the plugin to $1"
	fi
}

# Which programs of the engine to call, by system.
find_platform() {
	local batch=$engine/Engine/Build/BatchFiles binaries=$engine/Engine/Binaries
	case $(uname -s) in
	Linux) platform=Linux ;;
	Darwin) platform=Mac ;;
	MINGW* | MSYS* | CYGWIN*) platform=Win64 ;;
	*) unusable "no engine runs on $(uname -s)" ;;
	esac
	uat=$batch/RunUAT.sh
	build_tool=$batch/$platform/Build.sh
	editor=$binaries/$platform/UnrealEditor-Cmd
	if [ $platform = Win64 ]; then
		uat=$batch/RunUAT.bat
		build_tool=$batch/Build.bat
		editor+=.exe
	fi
	if [ ! -e "$editor" ] && [ $platform = Mac ]; then
		editor=$binaries/Mac/UnrealEditor.app/Contents/MacOS/UnrealEditor
	fi
}

read_version() {
	sed -n "s/.*\"$1Version\": *\([0-9]*\).*/\1/p" "$2"
}

check_engine() {
	local file=$engine/Engine/Build/Build.version
	[ -f "$file" ] || unusable "no Unreal Engine in $engine: it has no Engine/Build/Build.version"
	version=$(read_version Major "$file").$(read_version Minor "$file").$(read_version Patch "$file")
	[[ $version == 5.[1-9]* ]] || unusable "version $version of the engine: the plugin is for 5.1 and later"
	engine=$(cd "$engine" && pwd)
	find_platform
	[ -f "$uat" ] || unusable "the engine in $engine has no ${uat#"$engine"/}"
	[ -e "$editor" ] || unusable "the engine in $engine has no editor (${editor#"$engine"/}): build UnrealEditor first"
	if [ $platform != Win64 ] && [ "$(id -u)" -eq 0 ]; then
		unusable "Unreal's programs refuse to run as root: run this as an ordinary user that may read $engine"
	fi
	is_installed=
	[ ! -f "$engine/Engine/Build/InstalledBuild.txt" ] || is_installed=yes
}

find_python() {
	local shipped=$engine/Engine/Binaries/ThirdParty/Python3/$platform
	for python in python3 python "$shipped/bin/python3" "$shipped/python.exe"; do
		! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 8))' >/dev/null 2>&1 || return 0
	done
	unusable "Python 3.8 or newer is needed, and the engine brings none"
}

# native PATH: as the engine's programs want it.
native() {
	if [ $platform = Win64 ]; then cygpath -m "$1"; else printf '%s' "$1"; fi
}

# call PROGRAM ARGUMENT...: on Windows by a batch file, since Git Bash puts quotes around -Key="a value" as a whole and
# the engine then reads the first word only.
call() {
	if [ $platform != Win64 ]; then
		"$@"
		return
	fi
	local argument line
	line="call \"$(native "$1")\""
	for argument in "${@:2}"; do
		case $argument in
		-*=*) line+=" ${argument%%=*}=\"${argument#*=}\"" ;;
		*) line+=" \"$argument\"" ;;
		esac
	done
	printf '@echo off\r\n%s\r\nexit /b %%errorlevel%%\r\n' "$line" >"$work/call.bat"
	MSYS_NO_PATHCONV=1 cmd /c "$(cygpath -w "$work/call.bat")"
}

# While a step runs: a line that changes on a terminal, one line a minute elsewhere. Ends the step past its limit.
watch_step() {
	local title=$1 log=$2 limit=$3 step=$4 start=$SECONDS passed
	while sleep 1; do
		passed=$((SECONDS - start))
		if [ -t 1 ]; then
			printf '\r\033[K  ...   %s: %d min %02d s  %.60s' "$title" $((passed / 60)) $((passed % 60)) "$(tail -n 1 "$log")"
		elif [ $((passed % 60)) -eq 0 ]; then
			printf '  ...   %s: %d min\n' "$title" $((passed / 60))
		fi
		if [ "$limit" -gt 0 ] && [ $passed -ge "$limit" ]; then
			echo "check.sh: stopped after $limit s" >>"$log"
			kill -- "-$step"
			return
		fi
	done
}

# run_step NAME TITLE LIMIT COMMAND...: a step with its log, noted for the report. 0 seconds: no limit.
run_step() {
	local name=$1 title=$2 limit=$3 log=$out/Logs/$1.log start=$SECONDS code
	shift 3
	: >"$log"
	set -m
	call "$@" >"$log" 2>&1 </dev/null &
	running=$!
	watch_step "$title" "$log" "$limit" $running &
	watcher=$!
	set +m
	wait $running
	code=$?
	kill -- "-$watcher" 2>/dev/null
	wait $watcher 2>/dev/null
	running=
	[ ! -t 1 ] || printf '\r\033[K'
	printf '  %-5s %-52s %5d s\n' "$([ $code -eq 0 ] && echo ok || echo FAIL)" "$title" $((SECONDS - start))
	printf '%s\t%d\t%d\t%s\n' "$name" $code $((SECONDS - start)) "$title" >>"$out/Logs/steps.tsv"
	return $code
}

build_plugin() {
	local name=$1 title=$2
	shift 2
	run_step "$name" "$title" 0 "$uat" BuildPlugin "-Plugin=$(native "$work/MRInputAnimation/MRInputAnimation.uplugin")" \
		"-Package=$(native "$work/$name")" -TargetPlatforms=$platform ${is_installed:+-Rocket} "$@"
	rm -rf "${work:?}/$name" # gigabytes
}

run_tests() {
	local project
	project=$(native "$work/Host/Host.uproject")
	run_step project "in a project" 0 "$build_tool" HostEditor $platform Development "-Project=$project" -WaitMutex \
		-NoHotReloadFromIDE || return
	run_editor tests "automation tests" "$filter" Automation
	run_step level "a level with functional tests" "$limit" "$editor" "$project" -Unattended -nop4 -NoSplash -NullRHI \
		-NoSound -stdout -FullStdOutLogOutput -run=pythonscript \
		"-script=$(native "$work/Host/Plugins/MRInputAnimation/Content/Python/mrinput_test_level.py")" || return
	run_editor functional "functional tests" MRInputTestLevel Functional
}

# run_editor NAME TITLE FILTER FOLDER: the automation tests that a filter chooses, with their report.
run_editor() {
	run_step "$1" "$2" "$limit" "$editor" "$project" -Unattended -nop4 -NoSplash -NullRHI -NoSound \
		-stdout -FullStdOutLogOutput "-ExecCmds=Automation RunTests $3;Quit" "-TestExit=Automation Test Queue Empty" \
		"-ReportExportPath=$(native "$out/$4")"
}

check_in_engine() {
	local code
	check_engine
	find_python
	mkdir -p "$out" || unusable "cannot write to $out"
	out=$(cd "$out" && pwd)
	rm -rf "$out/Logs" "$out/Automation" "$out/Functional" "$out/report.json" "$out/junit.xml" "$out/summary.txt"
	mkdir -p "$out/Logs" "$out/Automation" "$out/Functional"
	work=$(mktemp -d "${TMPDIR:-/tmp}/mria.XXXXXX") || unusable "cannot make a temporary folder"
	trap clean_up EXIT
	trap 'exit 130' INT TERM
	echo "Unreal Engine $version, ${is_installed:+installed, }$platform, in $engine"
	copy_plugin "$work/MRInputAnimation"
	build_plugin strict "file by file" -StrictIncludes
	build_plugin plain "as users build"
	bash "$here/host_project.sh" "$work/Host"
	mkdir -p "$work/Host/Plugins"
	mv "$work/MRInputAnimation" "$work/Host/Plugins/"
	run_tests
	echo
	"$python" "$here/report.py" --out "$out" --engine "$version" --platform $platform --filter "$filter" \
		--descriptor "$root/MRInputAnimation.uplugin"
	code=$?
	[ -n "${MRINPUT_IN_CONTAINER-}" ] || echo "Results: $out"
	return $code
}

parse_options "$@"
if [ -n "$image" ]; then
	# shellcheck source=Tests/Engine/image.sh
	. "$here/image.sh"
	check_in_image
else
	check_in_engine
fi
