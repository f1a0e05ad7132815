# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
import unittest

from build_tool import engine_features, host_sources
from features import RELEASES, check_names, read_features
from rules_file import RulesError

TABLE = """# a comment
NEW   5.3  -    came
OLD   -    5.4  went
BOTH  5.2  5.5  came and went
"""


def has(version):
    return {name for name, is_there in read_features(TABLE, version).items() if is_there}


class FeatureTests(unittest.TestCase):
    def test_a_row_holds_from_its_first_to_its_last_release(self):
        self.assertEqual(has((5, 1)), {"OLD"})
        self.assertEqual(has((5, 2)), {"OLD", "BOTH"})
        self.assertEqual(has((5, 4)), {"NEW", "OLD", "BOTH"})
        self.assertEqual(has((5, 5)), {"NEW", "BOTH"})
        self.assertEqual(has((5, 8)), {"NEW"})

    def test_refuses_rows_that_say_nothing(self):
        for row in ("NEW", "NEW 5.3 -", "new 5.3 - came", "NEW - - always", "NEW 5.3 - came\nNEW 5.4 - again"):
            with self.assertRaises(RulesError, msg=row):
                read_features(row, (5, 5))

    def test_refuses_releases_that_the_host_does_not_know(self):
        for version in ((5, 0), (5, 9), (4, 27)):
            with self.assertRaises(RulesError):
                read_features(TABLE, version)

    def test_refuses_names_that_are_not_in_the_table(self):
        with self.assertRaisesRegex(RulesError, "A.h: HOST_HAS_NOWHERE is not in"):
            check_names({"NEW": True}, {"A.h": "#if HOST_HAS_NEW && !HOST_HAS_NOWHERE"})

    def test_refuses_rows_that_nothing_asks_for(self):
        with self.assertRaisesRegex(RulesError, "HOST_HAS_OLD"):
            check_names({"NEW": True, "OLD": True}, {"A.h": "#if HOST_HAS_NEW"})

    def test_the_host_has_a_row_for_every_name_and_a_difference_for_every_row(self):
        check_names(engine_features((5, 5)), host_sources())
        tables = [engine_features(version) for version in RELEASES]
        for name in tables[0]:
            self.assertEqual({table[name] for table in tables}, {False, True}, f"{name} never differs")

    def test_nothing_in_the_host_asks_for_the_version_itself(self):
        for source, text in host_sources().items():
            if not source.startswith("Bench") and not source.endswith(("EngineVersionComparison.h", "Version.h")):
                self.assertNotRegex(text, r"#\s*(?:el)?if.*(?:ENGINE_MINOR_VERSION|UE_VERSION)", source)
