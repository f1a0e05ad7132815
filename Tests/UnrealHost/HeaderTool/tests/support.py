# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Small headers for the tests, and what the tool says about them."""

import unittest

import rules
from lexer import tokenize
from model import Header, Report
from reader import Reader

_FEATURES = {"HOST_HAS_NEW": True, "HOST_HAS_OLD": False}
_TOP = '#pragma once\n#include "CoreMinimal.h"\n#include "Sample.generated.h"\n'


def in_class(members, macro="UCLASS()", access="public:"):
    return f"{macro}\nclass USample : public UObject\n{{\n\tGENERATED_BODY()\n{access}\n{members}\n}};\n"


def in_struct(members, macro="USTRUCT()"):
    return f"{macro}\nstruct FSample\n{{\n\tGENERATED_BODY()\n{members}\n}};\n"


def read(text, name="Sample", features=None, report=None):
    """Header made from a text; what precedes the types is added unless the text begins with a directive."""
    whole = text if text.startswith("#") else _TOP + text
    header = Header(f"{name}.h", name, f"{name}.h", whole)
    report = report if report is not None else Report()
    tokenize(header, features or {}, report)
    Reader(header, report).read()
    return header


def errors(*texts, plugin=False):
    """All messages about headers Sample.h, Sample2.h..., without their paths."""
    report = Report()
    headers = []
    for index, text in enumerate(texts):
        name = f"Sample{index + 1 if index else ''}"
        own = text.replace("Sample.generated.h", f"{name}.generated.h")
        headers.append(read(own, name, {} if plugin else _FEATURES, report))
        if not text.startswith("#"):
            headers[-1].includes[-1] = (3, f"{name}.generated.h")
    rules.check(headers, plugin, {}, report)
    return [line.split(": error: ", 1)[1] for line in report.texts()]


class RuleTable(unittest.TestCase):
    """CASES: (name, message part, bad text, good text): the bad one gives exactly that error, the good one none.

    Names that begin with 'plugin:' hold only with --plugin: the bad text must pass without.
    """

    CASES = ()

    def test_every_rule_fails_and_passes(self):
        for name, message, bad, good in self.CASES:
            plugin = name.startswith("plugin:")
            with self.subTest(name):
                found = errors(bad, plugin=plugin)
                self.assertEqual(len(found), 1, found)
                self.assertIn(message, found[0])
                self.assertEqual(errors(good, plugin=plugin), [])
                if plugin:
                    self.assertEqual(errors(bad), [])
