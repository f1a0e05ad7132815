# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
import unittest

from build_tool import Module, Target, engine_modules, include_folders, reachable, visible
from rules_file import RulesError, dependencies

RULES = """
// SPDX-License-Identifier: MIT
using UnrealBuildTool;
public class Case : ModuleRules
{
    public Case(ReadOnlyTargetRules Target) : base(Target)
    {
        %s
    }
    private void Elsewhere() { if (Field != null) { DoSomething(); } }
}
"""


def dependencies_of(statements, version=(5, 5), is_editor=True):
    return dependencies(RULES % statements, Target(version, is_editor))


def names_seen(depends, version=(5, 5), is_editor=True):
    return visible(engine_modules(Target(version, is_editor)), Module("Case", [], [], depends))


class RulesFileTests(unittest.TestCase):
    def test_collects_public_and_private_names(self):
        self.assertEqual(dependencies_of("""
            PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs; // "NotAModule"
            PublicDependencyModuleNames.AddRange(new string[] { "Core", "Engine" });
            PrivateDependencyModuleNames.Add("InputCore"); /* "Neither" */"""), (["Core", "Engine"], ["InputCore"]))

    def test_follows_conditions_on_version_and_target(self):
        text = """
            if (Target.Version.MajorVersion > 5 || (Target.Version.MajorVersion == 5 && Target.Version.MinorVersion >= 3))
            { PrivateDependencyModuleNames.Add("XRBase"); }
            if (Target.bBuildEditor) { PrivateDependencyModuleNames.Add("UnrealEd"); }
            if (!Target.bBuildEditor)
            {
                PrivateDependencyModuleNames.Add("GameOnly");
                if (Target.Version.MinorVersion != 1) { PrivateDependencyModuleNames.Add("Nested"); }
            }"""
        self.assertEqual(dependencies_of(text, (5, 3), True)[1], ["XRBase", "UnrealEd"])
        self.assertEqual(dependencies_of(text, (5, 1), False)[1], ["GameOnly"])

    def test_refuses_what_it_cannot_follow(self):
        for text in ("DoSomething();", "if (Elsewhere()) { PCHUsage = 1; }", "#if WITH_MAGIC\n#endif\n",
                     "if (Target.bBuildEditor { }", "if (Target.bBuildEditor) {", "PublicDependencyModuleNames.Clear();"):
            with self.assertRaisesRegex(RulesError, "cannot follow", msg=text):
                dependencies_of(text)
        with self.assertRaisesRegex(RulesError, "no constructor"):
            dependencies("public class Case : ModuleRules { }", Target((5, 5), True))


class VisibilityTests(unittest.TestCase):
    def test_a_module_sees_what_its_dependencies_make_public(self):
        self.assertIn("Core", names_seen(["InputDevice"]))
        self.assertNotIn("Engine", names_seen(["InputDevice"]))

    def test_private_dependencies_are_not_handed_on(self):
        modules = engine_modules(Target((5, 5), True))
        modules["Ours"] = Module("Ours", [], ["Core"], ["EyeTracker"], is_ours=True)
        self.assertEqual(visible(modules, Module("Case", [], ["Ours"], [])), ["Ours", "Core"])

    def test_a_module_before_its_time_is_part_of_the_one_it_came_from(self):
        before, after = engine_modules(Target((5, 1), True)), engine_modules(Target((5, 3), True))
        self.assertNotIn("XRBase", before)
        case = Module("Case", [], [], ["HeadMountedDisplay"])
        self.assertTrue(any("XRBase" in str(folder) for folder in include_folders(before, case)[1]))
        self.assertFalse(any("XRBase" in str(folder) for folder in include_folders(after, case)[1]))

    def test_what_nobody_sees_is_left_out(self):
        modules = engine_modules(Target((5, 5), True))
        modules["Ours"] = Module("Ours", [], ["CoreUObject"], [], is_ours=True)
        self.assertEqual(set(reachable(modules)), {"Core", "CoreUObject", "Ours"})

    def test_a_module_that_the_target_lacks_is_an_error(self):
        for name, *target in (("HandTracking", (5, 5), True), ("XRBase", (5, 2), True), ("UnrealEd", (5, 5), False)):
            with self.assertRaisesRegex(RulesError, f"could not find definition for module '{name}'"):
                names_seen([name], *target)
