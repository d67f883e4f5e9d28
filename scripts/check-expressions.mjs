// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkAll } from './expressions/check-all.mjs';
import { exceptions } from './expressions/exceptions.mjs';
import { readExpressions } from './expressions/read-expressions.mjs';
import { runMain } from './run-main.mjs';

/**
 * Finds regular expressions that a hostile text can slow down: those whose time grows faster than the length of the
 * text. All of `src` is checked, because the server renders pages with what visitors typed.
 */
await runMain(async (root) => {
  const found = filesIn(root).flatMap((file) =>
    readExpressions(file, readFileSync(join(root, file), 'utf8')).map((expression) => ({ file, ...expression })),
  );
  /** @type {(one: { file: string, text: string }, other: { file: string, text: string }) => boolean} */
  const isSame = (one, other) => one.file === other.file && one.text === other.text;
  const checked = found.filter((expression) => !exceptions.some((exception) => isSame(exception, expression)));
  const patterns = checked.flatMap(({ source, flags }) => (source === undefined ? [] : [{ source, flags }]));
  const diagnose = await checkAll(patterns, join(root, '.cache', 'expressions.json'));

  const problems = checked.flatMap(({ file, line, text, source, flags }) => {
    if (source === undefined) return [`${file}:${line}  ${text}\n  is put together at run time: write it as a literal`];
    const { status, problem } = diagnose({ source, flags });
    return status === 'safe' ? [] : [`${file}:${line}  ${text}\n  ${problem}`];
  });
  const stale = exceptions
    .filter((exception) => !found.some((expression) => isSame(exception, expression)))
    .map(({ file, text }) => `scripts/expressions/exceptions.mjs  names ${text}, which is not in ${file}`);

  const errors = [...problems, ...stale];
  console.log(errors.length === 0 ? `${found.length} expressions, none of them slow.` : errors.join('\n'));
  if (errors.length > 0) process.exitCode = 1;
});

/** @param {string} root */
function filesIn(root) {
  return readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => `src/${String(path).split(sep).join('/')}`)
    .filter(
      (path) => /\.(ts|tsx|mjs|js)$/.test(path) && !/\.test\.tsx?$|\/testing[^/]*(\.ts|\/.*)$|\.d\.ts$/.test(path),
    )
    .sort();
}
