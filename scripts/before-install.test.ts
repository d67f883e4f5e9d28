import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const files = ['scripts/run.mjs', 'scripts/commands.mjs'];

/** Every file that is imported statically; not those that are imported later, when everything is installed. */
function reach(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(path, 'utf8');
  const statements = /^(?:import\s+|(?:import|export)\b[^;'"]*?\sfrom\s+)['"]([^'"]+)['"];?$/gm;
  for (const [, address = ''] of source.matchAll(statements)) {
    if (address.startsWith('.')) reach(posix.join(posix.dirname(path), address), found);
    else found.add(address);
  }
  return found;
}

test.each(files)('%s runs on a machine where nothing is installed', (path) => {
  const packages = [...reach(path)].filter((name) => !name.startsWith('scripts/') && !name.startsWith('node:'));
  expect(packages).toEqual([]);
});
