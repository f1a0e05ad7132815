# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The structure that Jenkins, GitLab, GitHub actions and Azure agree on, which JUnit's public schema (JUnit.xsd) has."""

import re
import xml.etree.ElementTree as xml

NUMBER = re.compile(r"\d+")
SECONDS = re.compile(r"\d+\.\d+")
COUNTS = {"tests": NUMBER, "failures": NUMBER, "errors": NUMBER, "skipped": NUMBER, "time": SECONDS}
TEXT = re.compile(r"(?s).*")
# element: attributes, children
ELEMENTS = {"testsuites": (COUNTS, {"testsuite"}),
            "testsuite": ({"name": re.compile(r".+"), **COUNTS}, {"properties", "testcase"}),
            "properties": ({}, {"property"}),
            "property": ({"name": re.compile(r".+"), "value": TEXT}, set()),
            "testcase": ({"classname": TEXT, "name": re.compile(r".+"), "time": SECONDS}, {"failure", "error", "skipped", "system-out"}),
            "system-out": ({}, set()),
            "failure": ({"message": TEXT}, set()),
            "error": ({"message": TEXT}, set()),
            "skipped": ({"message": TEXT}, set())}


def problems(text):
    """What is wrong with a JUnit file; also counts that do not fit the cases."""
    root = xml.fromstring(text)
    if root.tag != "testsuites":
        yield f"the root is {root.tag}"
    for element in root.iter():
        attributes, children = ELEMENTS[element.tag]
        if set(element.attrib) != set(attributes):
            yield f"{element.tag} has {sorted(element.attrib)}"
        for name, pattern in attributes.items():
            if not pattern.fullmatch(element.get(name, "\0")):
                yield f"{element.tag}: {name} is {element.get(name)!r}"
        yield from (f"{child.tag} in {element.tag}" for child in element if child.tag not in children)
    for group in [root, *root]:
        for name, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            if int(group.get(name)) != len(list(group.iter(tag))):
                yield f"{group.tag}: {name} is {group.get(name)}"
    for case in root.iter("testcase"):
        if len(case) > 1:
            yield f"{case.get('name')} has {len(case)} verdicts"
