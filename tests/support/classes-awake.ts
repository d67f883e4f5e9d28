import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { ReadText } from '../../bench/pages/page-files.ts';

const entry = /"?([\w-]+)"?:\(\)=>import\([`"']\.\/([\w-]+\.js)[`"']\)/g;
const neighbour = /[`"'](\.{1,2}\/[\w./-]+\.js)[`"']/g;

/** The CSS classes in the scripts of an island, which it may use after hydration. */
export function classesAwake(client: string, read: ReadText, moduleClass: RegExp): (island: string) => string[] {
  const chunks = '/assets/chunks';
  const table = readdirSync(`${client}${chunks}`)
    .map((file) => `${chunks}/${file}`)
    .find((address) => address.endsWith('.js') && /"accessibility-toolbar":\(\)=>import/.test(read(address)));
  if (!table) throw new Error('No script of the build contains the table of islands');
  const scripts = new Map([...read(table).matchAll(entry)].map(([, name = '', file = '']) => [name, file]));
  const known = new Map<string, string[]>();
  return (island) => {
    const file = scripts.get(island);
    if (!file) throw new Error(`The table of the islands does not name ${island}`);
    const classes =
      known.get(island) ?? reached(`${chunks}/${file}`).flatMap((at) => read(at).match(moduleClass) ?? []);
    known.set(island, classes);
    return classes;
  };

  /** Includes dynamic imports, but not the table, which imports every island. */
  function reached(start: string): string[] {
    const found = new Set([start]);
    for (const address of found) {
      for (const [, to = ''] of read(address).matchAll(neighbour)) {
        const next = posix.resolve(posix.dirname(address), to);
        if (next !== table) found.add(next);
      }
    }
    return [...found];
  }
}
