import { join } from 'node:path';
import { dataEntries } from '#platform/database/data-folder.ts';

/**
 * Bytes that macOS allows, which is the system with the lowest limit. A longer path would be cut without an error.
 */
const longest = 103;

/** Where commands can reach a server with an embedded database. Undefined: the path is too long for a socket. */
export function controlPath(dataDir: string): string | undefined {
  const path = join(dataDir, dataEntries.control);
  return Buffer.byteLength(path) <= longest ? path : undefined;
}
