import { afterAll, beforeAll, expect, vi } from 'vitest';

/*
 * Test files share a process, so each must leave it as it was. What this finds in one file would otherwise make
 * another fail, in some orders and on some machines.
 */
const warnings: string[] = [];
const noteWarning = ({ name, message }: Error) => {
  if (/TimeoutOverflow|MaxListeners/.test(name)) warnings.push(`${name}: ${message}`);
};
const environment = { ...process.env };
const before = describeProcess();

// Not for a file of which all tests are left out: it has no `afterAll` either.
beforeAll(() => void process.on('warning', noteWarning));

afterAll(() => {
  process.off('warning', noteWarning);
  // Vitest does this before the next test, and so not after the last one of a file.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  expect(describeProcess()).toEqual(before);
  expect(warnings).toEqual([]);
});

function describeProcess() {
  // Libraries add others when they are loaded, and need them for as long as the process runs.
  const watched = process.eventNames().filter((name) => /^SIG|^warning$|^unhandled|^uncaught/.test(String(name)));
  return {
    areTimersFake: vi.isFakeTimers(),
    // Only the names: a value may be a password. sharp sets one when it is loaded.
    changedVariables: Object.keys({ ...environment, ...process.env }).filter(
      (name) => process.env[name] !== environment[name] && name !== 'VIPSHOME',
    ),
    folder: process.cwd(),
    globals: Object.getOwnPropertyNames(globalThis)
      .filter((name) => !name.startsWith('__'))
      .sort(),
    fetch,
    listeners: Object.fromEntries(watched.map((name) => [String(name), process.listenerCount(name)])),
  };
}
