import { join } from 'node:path';
import { dataEntries } from '#platform/database/data-folder.ts';

/** Bytes that macOS allows, which is the system that allows the fewest. A longer path would be cut without a word. */
const longest = 103;

/** Where a server with an embedded database can be reached by commands. Undefined: no socket can be there. */
export function controlPath(dataDir: string): string | undefined {
  const path = join(dataDir, dataEntries.control);
  return Buffer.byteLength(path) <= longest ? path : undefined;
}
