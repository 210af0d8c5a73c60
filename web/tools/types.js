// Writes src/protocol.ts from the server's structs; with --check, tells whether it is what they say now.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const written = fileURLToPath(new URL("../src/protocol.ts", import.meta.url));
const own = `${root}/.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");

const head = `// Made by \`npm run types\` from src/pyramidion/server/protocol.py: change that file, not this one.
`;

/** The schema in the older dialect that the compiler reads: tuples as lists of items, lengths of lists unsaid. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, minItems, maxItems, ...rest } = schema;
  const told = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)]));
  if (typeof told.description === "string") told.description = told.description.replace(/\n +/g, "\n");
  return prefixItems ? { ...told, items: prefixItems.map(plain), minItems, maxItems, additionalItems: false } : told;
}

async function generate() {
  const printed = execFileSync(python, ["-m", "pyramidion.server.schema"], { cwd: root, encoding: "utf-8" });
  const text = await compile(plain(JSON.parse(printed)), "Protocol", {
    additionalProperties: false,
    bannerComment: head,
    unreachableDefinitions: true,
    style: { printWidth: 120 },
  });
  // What the compiler says of its own workings helps no reader.
  return text
    .replace(/ \*(\n \*)? This interface was referenced by[^\n]*\n \* via[^\n]*\n/g, "")
    .replace(/ *\* @(min|max)Items \d+\n/g, "")
    .replace(/ *\/\*\*\n( \*\n)* *\*\/\n/g, "")
    .replace(/export interface Protocol \{\}\n/, "");
}

const text = await generate();
if (!process.argv.includes("--check")) writeFileSync(written, text);
else if (!existsSync(written) || readFileSync(written, "utf-8") !== text) {
  console.error("src/protocol.ts is not what the server's protocol says: run `npm run types` and commit it.");
  process.exit(1);
}
