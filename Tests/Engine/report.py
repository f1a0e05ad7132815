#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The results of check.sh, from its logs: report.json, junit.xml and summary.txt, which is printed too.

usage: report.py --out DIR --engine 5.5.4 --platform Linux --filter PREFIX --descriptor FILE
       report.py --table DIR...    the report.json of each folder as a row of a Markdown table
"""

import argparse
import json
import pathlib
import sys
import xml.etree.ElementTree as xml

import automation
import compile_log

ASSUMPTIONS = "MRInputAnimation.Assumptions."
ANSWERS = {automation.PASSED: "settled", automation.FAILED: "the engine differs"}
BUILDS = ("strict", "plain", "project")


def read_steps(out):
    """name -> (exit code, seconds, title), in the order in which they ran."""
    steps = {}
    for line in (out / "Logs/steps.tsv").read_text().splitlines():
        name, code, seconds, title = line.split("\t")
        steps[name] = (int(code), int(seconds), title)
    return steps


def read_log(out, name):
    return (out / f"Logs/{name}.log").read_text(encoding="utf-8", errors="replace")


def make_build(out, name, step):
    code, seconds, title = step
    text = read_log(out, name)
    build = {"name": name, "title": title, "passed": code == 0, "seconds": seconds, **compile_log.parse(text)}
    if code == 0:
        build["errors"] = []  # what a retry got over
    elif not build["errors"]:
        build["errors"] = [{"file": "", "line": 0, "text": line} for line in compile_log.last_lines(text)]
    return build


def make_tests(out, steps, name, folder, missing):
    if name not in steps:
        return {"ran": False, "reason": missing, "list": []}
    code, seconds, _ = steps[name]
    found = automation.read(out / folder / "index.json", read_log(out, name))
    counts = {state: sum(test["state"] == state for test in found["tests"])
              for state in (automation.PASSED, automation.FAILED, automation.SKIPPED, automation.NOT_RUN)}
    reason = None
    if found["crash"]:
        running = found["crash"]["running"]
        reason = f"the editor ended early, {'in ' + running if running else 'in no test'}: {found['crash']['reason']}"
    elif not found["tests"]:
        reason = "no test ran"
    elif counts[automation.NOT_RUN]:
        reason = f"{counts[automation.NOT_RUN]} tests did not run"
    elif not counts[automation.FAILED] and code != 0:
        reason = f"the tests passed, but then the editor ended with exit code {code}"
    elif not counts[automation.PASSED]:
        reason = "no test passed"
    return {"ran": True, "seconds": seconds, "counts": counts, "reason": reason, "list": found["tests"]}


def are_good(tests):
    return tests["ran"] and not tests["reason"] and not tests["counts"][automation.FAILED]


def make_report(out, options):
    steps = read_steps(out)
    builds = [make_build(out, name, steps[name]) for name in BUILDS if name in steps]
    tests = make_tests(out, steps, "tests", "Automation", "the project did not compile")
    functional = make_tests(out, steps, "functional", "Functional", "their level was not made")
    assumptions = [{"row": test["name"][len(ASSUMPTIONS):], "answer": ANSWERS.get(test["state"], "open"),
                    "errors": test["errors"]} for test in tests["list"] if test["name"].startswith(ASSUMPTIONS)]
    passed = all(build["passed"] for build in builds) and len(builds) == len(BUILDS)
    passed = passed and are_good(tests) and are_good(functional)
    return {
        "plugin": json.loads(pathlib.Path(options.descriptor).read_text(encoding="utf-8-sig"))["VersionName"],
        "engine": options.engine,
        "platform": options.platform,
        "filter": options.filter,
        "passed": passed,
        "builds": builds,
        "tests": tests,
        "functional": functional,
        "assumptions": assumptions,
    }


def text_of_error(error):
    place = f"{error['file']}:{error['line']}: " if error["line"] else f"{error['file']}: " if error["file"] else ""
    return place + error["text"]


def text_of_build(build):
    if build["passed"]:
        said = f"{build['compiled']} compile steps, {len(build['warnings'])} warnings in the plugin's files"
    else:
        said = f"errors in {len({error['file'] for error in build['errors']})} files"
    yield f"  {'ok' if build['passed'] else 'FAIL':5} {build['name']:8} {build['title']}: {said}"
    for problem in (build["errors"] or build["warnings"])[:20]:
        yield "      " + text_of_error(problem)


def text_of_tests(tests):
    if not tests["ran"]:
        yield f"  FAIL  not run: {tests['reason']}"
        return
    counts = ", ".join(f"{count} {state}" for state, count in tests["counts"].items() if count) or "0 passed"
    yield f"  {'ok' if are_good(tests) else 'FAIL':5} {counts}, in {tests['seconds']} s"
    if tests["reason"]:
        yield "      " + tests["reason"]
    for test in tests["list"]:
        if test["state"] == automation.FAILED and not test["name"].startswith(ASSUMPTIONS):
            yield f"      {test['name']}"
            yield from (f"          {error}" for error in test["errors"][:3])


def text_of_assumptions(assumptions):
    if not assumptions:
        yield "  none was asked"
    for answer in ("the engine differs", "open", "settled"):
        rows = [row for row in assumptions if row["answer"] == answer]
        if answer == "settled" and rows:
            yield f"  settled: {len(rows)} of {len(assumptions)}"
        elif answer != "settled":
            for row in rows:
                yield f"  {answer}: {row['row']}" + (f": {row['errors'][0]}" if row["errors"] else "")


def text_of(report):
    yield f"MRInputAnimation {report['plugin']} in Unreal Engine {report['engine']}, {report['platform']}"
    yield "Builds"
    for build in report["builds"]:
        yield from text_of_build(build)
    yield f"Tests ({report['filter']})"
    yield from text_of_tests(report["tests"])
    yield "Functional tests of a level"
    yield from text_of_tests(report["functional"])
    yield "Assumptions about the engine"
    yield from text_of_assumptions(report["assumptions"])
    yield "Everything passed." if report["passed"] else "Something failed."


def add_case(suite, name, seconds, failure=None, is_skipped=False):
    case = xml.SubElement(suite, "testcase", classname=suite.get("name"), name=name, time=f"{seconds:.3f}")
    if failure is not None:
        # XML knows no control characters, such as those of colours.
        clean = "".join(letter for letter in failure if letter >= " " or letter in "\n\t")
        xml.SubElement(case, "failure", message=clean.split("\n")[0]).text = clean
    elif is_skipped:
        xml.SubElement(case, "skipped")


def add_suite(suites, name, tests):
    suite = xml.SubElement(suites, "testsuite", name=name)
    for test in tests["list"]:
        failure = "\n".join(test["errors"]) or test["state"]
        has_failed = test["state"] in (automation.FAILED, automation.NOT_RUN)
        add_case(suite, test["name"], test["seconds"], failure if has_failed else None, test["state"] == automation.SKIPPED)
    if tests["reason"]:
        add_case(suite, "all tests", 0, tests["reason"])


def make_junit(report):
    suites = xml.Element("testsuites", name="MRInputAnimation")
    builds = xml.SubElement(suites, "testsuite", name="Builds")
    for build in report["builds"]:
        errors = "\n".join(map(text_of_error, build["errors"]))
        add_case(builds, build["name"], build["seconds"], None if build["passed"] else errors)
    add_suite(suites, "Tests", report["tests"])
    add_suite(suites, "Functional", report["functional"])
    for suite in suites:
        suite.set("tests", str(len(suite)))
        suite.set("failures", str(len(suite.findall("testcase/failure"))))
    return xml.tostring(suites, encoding="utf-8", xml_declaration=True)


def print_table(folders):
    print("| engine | file by file | as users build | in a project | tests | assumptions | |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for folder in map(pathlib.Path, folders):
        try:
            report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            print(f"| {folder.name} | | | | | | no report: see the job's log |")
            continue
        builds = {build["name"]: "ok" if build["passed"] else f"{len(build['errors'])} errors" for build in report["builds"]}
        counts = report["tests"].get("counts", {})
        tests = ", ".join(f"{count} {state}" for state, count in counts.items() if count) or "none ran"
        settled = sum(row["answer"] == "settled" for row in report["assumptions"])
        cells = [report["engine"], *(builds.get(name, "not built") for name in BUILDS), tests,
                 f"{settled} of {len(report['assumptions'])} settled", "passed" if report["passed"] else "**failed**"]
        print("| " + " | ".join(cells) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", nargs="+")
    for name in ("--out", "--engine", "--platform", "--filter", "--descriptor"):
        parser.add_argument(name)
    options = parser.parse_args()
    if options.table:
        print_table(options.table)
        return 0
    out = pathlib.Path(options.out)
    report = make_report(out, options)
    text = "\n".join(text_of(report)) + "\n"
    (out / "report.json").write_text(json.dumps(report, indent="\t", ensure_ascii=False) + "\n", encoding="utf-8")
    (out / "junit.xml").write_bytes(make_junit(report))
    (out / "summary.txt").write_text(text, encoding="utf-8")
    sys.stdout.buffer.write(text.encode())  # whatever the console's own encoding is
    return 0 if report["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
