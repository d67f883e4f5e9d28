// @ts-check
import { parseArgs } from 'node:util';
import { CommandError } from '../steps/processes.mjs';

export const checkNames = /** @type {const} */ ([
  'types',
  'lint',
  'unused',
  'expressions',
  'content',
  'unit',
  'build',
  'e2e',
]);

/** The tags of unit tests that a run leaves out; `vitest.config.ts` says what they mean. */
export const tagsLeftOut = /** @type {const} */ ({
  whole: ['system', 'deploy'],
  quick: ['system', 'deploy', 'servers'],
});

/** The tag of browser tests for further pages, languages and widths; `tests/support/breadth.ts` says what it means. */
export const breadthTag = '@breadth';

/**
 * `npm test -- --only unit,e2e menu`: only those checks, and of the tests only files whose path has "menu" in it.
 * @param {string[]} args
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const quickNames = checkNames.filter((name) => name !== 'build' && name !== 'e2e');
  const only = values.only?.flatMap((list) => list.split(','));
  const unknown = only?.find((name) => !checkNames.some((known) => known === name));
  if (unknown) throw new CommandError(`There is no check "${unknown}". There are: ${checkNames.join(', ')}.`);
  const names = only ? checkNames.filter((name) => only.includes(name)) : values.quick ? quickNames : [...checkNames];
  // End-to-end tests need a build of the current sources.
  if (names.includes('e2e') && !names.includes('build')) names.push('build');
  return { names: new Set(names), quick: values.quick, filters: positionals };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
  } catch (error) {
    const usage = 'Use: npm test -- [--quick] [--only types,unit,e2e] [part of a test file’s path]';
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
