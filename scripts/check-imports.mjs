// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkImport } from './imports/check-import.mjs';
import { readImports } from './imports/read-imports.mjs';
import { runMain } from './run-main.mjs';

/** Keeps the imports between layers running one way; the rules are in `imports/layers.mjs`. */
await runMain(async (root) => {
  const files = ['src', 'tests', 'bench', 'scripts'].flatMap((folder) => codeIn(root, folder));
  const faults = files.flatMap((file) =>
    readImports(file, readFileSync(join(root, file), 'utf8')).flatMap(({ address, line }) => {
      const fault = checkImport(file, address);
      return fault ? [`${file}:${line}  ${fault}`] : [];
    }),
  );
  console.log(faults.length === 0 ? `${files.length} files, every import runs the right way.` : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
});

/**
 * @param {string} root
 * @param {string} folder
 */
function codeIn(root, folder) {
  return (
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${String(path).split(sep).join('/')}`)
      // The tools of the benches bring packages of their own.
      .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !/\/(node_modules|\.next|public)\//.test(path))
  );
}
