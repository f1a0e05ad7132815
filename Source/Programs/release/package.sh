#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
# The zip of one release for one engine; --help says how. Git and Python 3 are all it needs. With --tool, the archives of the
# command-line tool, which need compilers too.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
script=package.py
if [ "${1:-}" = --tool ]; then
	script=tool_package.py
	shift
	if [[ " $* " != *" --help "* ]]; then
		# shellcheck source=/dev/null
		. "$here/../mria/setup.sh"
		mria_need git cmake ninja-build g++ binutils libcli11-dev rapidjson-dev libopenxr-dev python3
		[[ " $* " == *" --platform"* && "$*" != *linux-arm64* ]] || mria_need g++-aarch64-linux-gnu qemu-user-static
		[[ " $* " == *" --platform"* && "$*" != *windows* ]] || mria_need g++-mingw-w64-x86-64-posix
	fi
fi
for python in python3 python; do
	# On Windows "python3" may be a program that only opens a store page.
	if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 8))' >/dev/null 2>&1; then
		exec "$python" "$here/$script" "$@"
	fi
done
echo "package.sh: Python 3.8 or newer is needed" >&2
exit 3
