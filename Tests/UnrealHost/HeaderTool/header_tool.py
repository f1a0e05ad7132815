#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Reads reflected headers, holds them against the rules of Unreal's header tool, and writes what they include.

Writes OUT/<File>.generated.h for every header that includes one and OUT/<Module>.gen.cpp; a file whose text would stay
the same is not touched. Errors go to standard error; the exit code is then 1. `header_tool.py --runs FILE` follows a
file of such argument lists, one per line.
"""

import argparse
import json
import pathlib
import re
import shlex
import sys

sys.dont_write_bytecode = True  # the source tree stays as it is

import rules  # noqa: E402
from emit import Emitter, list_types
from model import Header
from reader import Reader


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--module", required=True)
    parser.add_argument("--api", default="", help="the module's export macro")
    parser.add_argument("--definitions", type=pathlib.Path, help="the features of the engine, a line NAME=1 or NAME=0 "
                        "each, by which the engine's own headers choose between texts; those of a plugin cannot")
    parser.add_argument("--target", required=True, choices=("Editor", "Game"))
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--plugin", action="store_true", help="add the rules of a packaged plugin and of this project")
    parser.add_argument("--known", action="append", default=[], type=pathlib.Path,
                        help="a list that --list-json wrote for another module: its interfaces and names")
    parser.add_argument("--list-json", type=pathlib.Path)
    parser.add_argument("headers", nargs="*")
    return parser.parse_args(arguments)


class Report:
    def __init__(self):
        self.lines = set()

    def __call__(self, path, line, text):
        self.lines.add((path, line, text))

    def texts(self):
        return [f"{path}:{line}: error: {text}" for path, line, text in sorted(self.lines)]


def read_definitions(path):
    lines = path.read_text(encoding="utf-8").split() if path else []
    return {name: value == "1" for name, value in (line.split("=") for line in lines)}


def read_known(paths):
    """(interfaces, names) of the lists at paths: {native name: class name}, {engine name in lower case: where}."""
    interfaces, names = {}, {}
    for path in paths:
        data = json.loads(path.read_text(encoding="utf-8"))
        for made in data["types"]:
            names[made["engineName"].lower()] = f"'{made['name']}' of module {data['module']}"
            if made["kind"] == "interface":
                interfaces["I" + made["name"][1:]] = made["name"]
    return interfaces, names


def read_header(path, features, report):
    """Reads one header; a missing or unreadable file is reported and gives a header without types."""
    stem = pathlib.PurePath(path).stem
    include = re.sub(r".*/(Public|Private|Internal|Classes)/(?=.)", "", pathlib.PurePath(path).as_posix())
    header = Header(path, stem, include if include != path else pathlib.PurePath(path).name)
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        report(path, 1, f"cannot be read: {problem}")
        return header
    Reader(header, text, features, lambda line, error: report(path, line, error))
    return header


def write_if_changed(path, text):
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main(arguments):
    if arguments[:1] == ["--runs"]:
        runs = pathlib.Path(arguments[1]).read_text(encoding="utf-8").splitlines()
        return int(any(main(shlex.split(run)) for run in runs))  # the first that fails is the last
    options, report = parse_arguments(arguments), Report()
    features = {} if options.plugin else read_definitions(options.definitions)
    headers = [read_header(path, features, report) for path in options.headers]
    interfaces, names = read_known(options.known)
    rules.check(headers, options.plugin, names, report)
    if report.lines:
        print("\n".join(report.texts()), file=sys.stderr)
        return 1
    interfaces.update((made.native.name, made.name) for header in headers for made in header.types if made.native)
    emitter = Emitter(options.module, options.api, options.target == "Editor", interfaces)
    reflected = [header for header in headers if header.generated]
    for header in reflected:
        write_if_changed(options.out / f"{header.stem}.generated.h", emitter.header(header))
    write_if_changed(options.out / f"{options.module}.gen.cpp", emitter.source(reflected))
    if options.list_json:
        write_if_changed(options.list_json, list_types(options.module, reflected))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
