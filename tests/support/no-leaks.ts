import { afterAll, expect, vi } from 'vitest';

/*
 * Test files share a process, so each must leave it as it was. What this finds in one file would otherwise make
 * another fail, in some orders and on some machines.
 */
const warnings: string[] = [];
const noteWarning = ({ name, message }: Error) => void warnings.push(`${name}: ${message}`);
process.on('warning', noteWarning);
const environment = { ...process.env };
const connectionsBefore = countConnections();
const before = describeProcess();

afterAll(async () => {
  // A socket ends a moment after the call that ends it.
  await vi.waitFor(() => expect(describeProcess()).toEqual(before), { timeout: 10_000 });
  process.off('warning', noteWarning);
  expect(warnings).toEqual([]);
});

function describeProcess() {
  // Libraries add others when they are loaded, and need them for as long as the process runs.
  const watched = process.eventNames().filter((name) => /^SIG|^warning$|^unhandled|^uncaught/.test(String(name)));
  return {
    areTimersFake: vi.isFakeTimers(),
    // Only the names: a value may be a password.
    changedVariables: Object.keys({ ...environment, ...process.env }).filter(
      (name) => process.env[name] !== environment[name],
    ),
    folder: process.cwd(),
    globals: Object.getOwnPropertyNames(globalThis)
      .filter((name) => !name.startsWith('__'))
      .sort(),
    fetch,
    listeners: Object.fromEntries(watched.map((name) => [String(name), process.listenerCount(name)])),
    // Those of the file before may still be closing.
    newConnections: Math.max(0, countConnections() - connectionsBefore),
  };
}

function countConnections(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind.startsWith('TCP')).length;
}
