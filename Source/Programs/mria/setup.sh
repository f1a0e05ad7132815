# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by the scripts that build something: what they need from the system, and the build itself.

# mria_need PACKAGE...: installs the Debian packages that are missing. Silent when there is nothing to do. Without root
# it prints the command that an administrator can run, and ends the script with exit code 3.
mria_need()
{
	command -v dpkg-query >/dev/null || return 0 # not Debian: the build says what it misses
	local missing=() package
	for package in "$@"; do
		if [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
			missing+=("$package")
		fi
	done
	[ ${#missing[@]} -gt 0 ] || return 0

	if [ "$(id -u)" -ne 0 ]; then
		echo "some packages are missing; install them with:" >&2
		echo "  sudo apt-get update && sudo apt-get install -y ${missing[*]}" >&2
		exit 3
	fi
	echo "installing ${missing[*]}" >&2
	local log
	log=$(mktemp)
	# Lists that are there may do; where they are missing or too old, fetching new ones helps.
	if ! mria_apt_install "${missing[@]}" >"$log" 2>&1 &&
		! { apt-get update -qq && mria_apt_install "${missing[@]}"; } >>"$log" 2>&1; then
		cat "$log" >&2
		rm -f "$log"
		echo "error: cannot install ${missing[*]}" >&2
		exit 3
	fi
	rm -f "$log"
}

mria_apt_install()
{
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" </dev/null
}

# mria_build SOURCE PRESET TARGET...: configures and builds a preset; quiet except for the progress. Failure prints the log.
mria_build()
{
	local source=$1 preset=$2 build=$1/Build/$2
	shift 2
	# A tree that was moved or copied along with its build cannot be built on.
	if [ -f "$build/CMakeCache.txt" ] &&
		! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$source" "$build/CMakeCache.txt"; then
		rm -rf "$build"
	fi
	mkdir -p "$build"
	if command -v ccache >/dev/null; then
		export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER:-ccache}
	fi
	if ! (
		set -o pipefail
		cd "$source"
		{ cmake --preset "$preset" && cmake --build "$build" --target "$@"; } 2>&1 |
			mria_progress "building $*" >"$build/build.log"
	); then
		cat "$build/build.log" >&2
		echo "error: cannot build $*" >&2
		return 1
	fi
}

# mria_progress TITLE: forwards ninja's output and shows on standard error how far it has come: a line that changes on a
# terminal, one plain line elsewhere.
mria_progress()
{
	local line
	if [ -t 2 ]; then
		printf '%s ...' "$1" >&2
	else
		echo "$1 ..." >&2
	fi
	while IFS= read -r line; do
		printf '%s\n' "$line"
		if [ -t 2 ] && [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
			printf '\r\033[K%s: %s of %s' "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2
		fi
	done
	[ ! -t 2 ] || printf '\r\033[K' >&2
}
