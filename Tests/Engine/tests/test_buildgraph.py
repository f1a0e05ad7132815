# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The BuildGraph scripts, as far as they can be checked without an engine: their names fit together and fit the plugin."""

import json
import pathlib
import re
import unittest
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[3]
SPACE = "{http://www.epicgames.com/BuildGraph}"
GIVEN = {"RootDir"}  # properties that BuildGraph itself defines
# element: attributes that it must have, attributes that it may have; by Epic's page "BuildGraph Script Elements"
ELEMENTS = {"Option": ({"Name", "DefaultValue", "Description"}, {"Restrict"}), "Property": ({"Name", "Value"}, {"If"}),
            "ForEach": ({"Name", "Values"}, {"Separator", "If"}), "Agent": ({"Name", "Type"}, {"If"}),
            "Node": ({"Name"}, {"Requires", "Produces", "After", "If"}), "Command": ({"Name", "Arguments"}, {"If"}),
            "Spawn": ({"Exe", "Arguments"}, {"WorkingDir", "If"}), "Tag": ({"Files", "With"}, {"BaseDir", "If"}),
            "Aggregate": ({"Name", "Requires"}, {"If"})}


class BuildGraph(unittest.TestCase):
    def setUp(self):
        self.file, = (ROOT / "Tests/Engine/BuildGraph").glob("*.xml")
        self.graph = xml.parse(self.file).getroot()

    def all(self, name, attribute="Name"):
        return [element.get(attribute) for element in self.graph.iter(SPACE + name)]

    def test_has_only_elements_and_attributes_that_exist(self):
        self.assertEqual(self.graph.tag, SPACE + "BuildGraph")
        for element in list(self.graph.iter())[1:]:
            needed, possible = ELEMENTS[element.tag.replace(SPACE, "")]
            self.assertLessEqual(needed, set(element.attrib), element.attrib)
            self.assertLessEqual(set(element.attrib), needed | possible, element.attrib)

    def test_uses_only_properties_that_are_defined_before(self):
        known = set(GIVEN)
        for element in self.graph.iter():
            for value in element.attrib.values():
                self.assertLessEqual(set(re.findall(r"\$\((\w+)\)", value)), known, element.attrib)
            if element.tag.replace(SPACE, "") in ("Option", "Property", "ForEach"):
                known.add(element.get("Name"))

    def test_requires_what_is_produced(self):
        nodes = self.all("Node")
        self.assertEqual(len(nodes), len(set(nodes)))
        produced = {tag for tags in self.all("Node", "Produces") if tags for tag in tags.split(";")}
        for required in self.all("Node", "Requires") + self.all("Aggregate", "Requires"):
            for name in (required or "").split(";"):
                self.assertTrue(not name or name in nodes or name in produced, name)
        self.assertEqual(set(self.all("Tag", "With")), produced)

    def test_names_the_plugin_and_its_tests_as_they_are(self):
        text = self.file.read_text()
        descriptor, = ROOT.glob("*.uplugin")
        self.assertIn(f"<path>/{descriptor.name}", text)
        modules = [module["Name"] for module in json.loads(descriptor.read_text())["Modules"]]
        tests, = (option.get("DefaultValue") for option in self.graph.iter(SPACE + "Option") if option.get("Name") == "EditorTests")
        self.assertIn(tests, modules)
        specs = "".join(path.read_text() for path in (ROOT / "Source").glob("*Tests/Private/**/*.spec.cpp"))
        self.assertIn(f'"{tests}.', specs)

    def test_calls_the_tool_with_options_that_it_has(self):
        arguments, = self.all("Spawn", "Arguments")
        sources = "".join((ROOT / "Source/Programs/mria" / name).read_text()
                          for name in ("Commands/DeviceRunTests.cpp", "DeviceCommand.cpp"))
        self.assertTrue(arguments.startswith("device run-tests$(DeviceArguments) "))
        for option in re.findall(r"--[\w-]+", arguments) + ["--device"]:
            self.assertRegex(sources, rf'"(?:-\w,)?{option}"')


if __name__ == "__main__":
    unittest.main()
