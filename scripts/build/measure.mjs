// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The size of a build, without the compressed copies.
 * @param {string} folder
 */
export function measureFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    pages: files.filter((path) => path.endsWith('.html')).length,
    bytes: files.reduce((sum, path) => sum + statSync(path).size, 0),
  };
}
