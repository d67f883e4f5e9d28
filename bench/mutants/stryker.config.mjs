// @ts-check
import { fileURLToPath } from 'node:url';
import { areaOfRun } from './areas.mjs';

const tools = new URL('../tools/stryker/node_modules/', import.meta.url);

export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(new URL('@stryker-mutator/vitest-runner/dist/src/index.js', tools))],
  vitest: { configFile: 'bench/mutants/vitest.config.ts', related: false },
  mutate: [...areaOfRun.mutate, '!**/*.test.ts', '!**/testing-*.ts'],
  // What is computed once, when a file is loaded, would need a new process for each change.
  ignoreStatic: true,
  // Words have tests of their own, and a changed log message is not a bug.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A file that does not exist: Stryker would read it with an interface that TypeScript 7 no longer has.
  tsconfigFile: 'no-tsconfig.json',
  concurrency: 2,
  timeoutMS: 15_000,
  tempDirName: '.cache/stryker',
  // With a leading slash, because a folder of the server is called docs, too.
  ignorePatterns: ['/dist', '/.data', '/bench/tools', '/docs', '/public', '/test-results', '/tests/*.spec.ts'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `.cache/mutants-${process.env['MUTANTS']}.json` },
  allowConsoleColors: false,
};
