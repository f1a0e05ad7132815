#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Reads reflected headers, holds them against the rules of Unreal's header tool, and writes what they include.

usage: header_tool.py --module NAME --api NAME_API --target Editor|Game --out DIR [--definitions FILE]
                      [--plugin] [--known FILE]... [--list-json FILE] HEADER...
       header_tool.py --runs FILE

Writes DIR/<File>.generated.h for every header that includes one and DIR/<Module>.gen.cpp; a file whose text would stay
the same is not touched. --definitions names the features of the engine, NAME=1 or NAME=0 a line, by which the engine's
own headers choose between texts; those of a plugin cannot. --plugin adds the rules of a packaged plugin and of this project. --known names lists that
--list-json wrote for other modules: their interfaces and names. --runs names a file of such argument lists, one run per line. Errors go to standard error; the
exit code is then 1.
"""

import argparse
import pathlib
import shlex
import sys

sys.dont_write_bytecode = True  # the source tree stays as it is

import listing  # noqa: E402
import rules
from emit import Emitter
from lexer import tokenize
from model import Header, Report
from reader import Reader

_MODULE_FOLDERS = ("Public", "Private", "Internal", "Classes")


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--module", required=True)
    parser.add_argument("--api", default="")
    parser.add_argument("--definitions", type=pathlib.Path)
    parser.add_argument("--target", required=True, choices=("Editor", "Game"))
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--plugin", action="store_true")
    parser.add_argument("--known", action="append", default=[], type=pathlib.Path)
    parser.add_argument("--list-json", type=pathlib.Path)
    parser.add_argument("headers", nargs="*")
    return parser.parse_args(arguments)


def include_name(path):
    """The path below the module's Public, Private or Internal folder."""
    parts = pathlib.PurePath(path).parts
    for index in range(len(parts) - 2, -1, -1):
        if parts[index] in _MODULE_FOLDERS:
            return "/".join(parts[index + 1 :])
    return parts[-1]


def read_definitions(path):
    lines = path.read_text(encoding="utf-8").split() if path else []
    return {name: value == "1" for name, value in (line.split("=") for line in lines)}


def read_header(path, features, report):
    """Reads one header; a missing or unreadable file is reported and gives a header without types."""
    header = Header(path, pathlib.PurePath(path).stem, include_name(path), "")
    try:
        header.text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        report.add(path, 1, f"cannot be read: {problem}")
        return header
    tokenize(header, features, report)
    Reader(header, report).read()
    return header


def write_if_changed(path, text):
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_all(headers, options, known):
    own = {made.native.name: made.name for header in headers for made in header.types if made.native}
    emitter = Emitter(options.module, options.api, options.target == "Editor", {**known, **own})
    reflected = [header for header in headers if header.generated]
    for header in reflected:
        write_if_changed(options.out / f"{header.stem}.generated.h", emitter.header(header))
    write_if_changed(options.out / f"{options.module}.gen.cpp", emitter.source(reflected))
    if options.list_json:
        write_if_changed(options.list_json, listing.write(options.module, reflected))


def main(arguments):
    if arguments[:1] == ["--runs"]:
        runs = pathlib.Path(arguments[1]).read_text(encoding="utf-8").splitlines()
        return int(any(main(shlex.split(run)) for run in runs))  # the first that fails is the last
    options = parse_arguments(arguments)
    report = Report()
    features = {} if options.plugin else read_definitions(options.definitions)
    headers = [read_header(path, features, report) for path in options.headers]
    interfaces, names = listing.read(options.known)
    rules.check(headers, options.plugin, names, report)
    if report:
        print("\n".join(report.texts()), file=sys.stderr)
        return 1
    write_all(headers, options, interfaces)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
