# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What the tool rejects, and what not. Cases.txt has headers, each after `=== Name`. In a line, `// error: text` is a
part of the message that is wanted there, `// plugin: text` of one that comes with --plugin only. No other line has any.
"""

import pathlib
import re
import unittest

import rules
from header_tool import Report
from model import Header
from reader import Reader

_CASES = (pathlib.Path(__file__).parent / "Cases.txt").read_text(encoding="utf-8")
_FEATURES = {"HOST_HAS_NEW": True, "HOST_HAS_OLD": False}


def read(text, name="Sample", features=None, report=None):
    header, report = Header(f"{name}.h", name, f"{name}.h"), report or Report()
    Reader(header, text, features or {}, lambda line, error: report(header.path, line, error))
    return header


def errors(name, text, plugin):
    """(line, message) of each."""
    report = Report()
    rules.check([read(text, name, {} if plugin else _FEATURES, report)], plugin, {}, report)
    return [(line, error) for _, line, error in sorted(report.lines)]


class Rules(unittest.TestCase):
    def check(self, name, text, plugin):
        wanted = [(number, part) for number, line in enumerate(text.splitlines(), 1)
                  for kind, part in re.findall(r"// (error|plugin): (.*?)(?= // error|$)", line)
                  if plugin or kind == "error"]
        found = errors(name, text, plugin)
        for number, part in wanted:
            fitting = next((one for one in found if one[0] == number and part in one[1]), None)
            self.assertIsNotNone(fitting, f"{name}:{number}: nothing says '{part}' but {found}")
            found.remove(fitting)
        self.assertEqual(found, [], name)

    def test_every_case(self):
        parts = re.split(r"^=== (\w+)\n", _CASES, flags=re.M)[1:]
        for name, text in zip(parts[::2], parts[1::2]):
            for plugin in (False, True) if "// plugin:" in text else (False,):
                with self.subTest(name, plugin=plugin):
                    self.check(name, text, plugin)

    def test_names_are_unique_over_all_headers_of_a_module(self):
        report = Report()
        headers = [read(f'#include "Sample.generated.h"\n{text} {{ GENERATED_BODY() }};')
                   for text in ("UCLASS() class UThing : public UObject", "USTRUCT() struct FThing")]
        headers[1].path = "Sub/Sample.h"
        rules.check(headers, False, {}, report)
        self.assertEqual(report.texts(), [
            "Sub/Sample.h:1: error: Two headers with the same name is not allowed: 'Sample.h'",
            "Sub/Sample.h:2: error: 'FThing' shares engine name 'Thing' with 'UThing' in Sample.h:2"])
