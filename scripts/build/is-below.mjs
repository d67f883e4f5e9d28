// @ts-check
import { relative, sep } from 'node:path';

/**
 * True if the file is one of a page at these URLs, in any language.
 * @param {readonly string[]} paths
 * @param {string} client
 * @param {string} file
 */
export function isBelow(paths, client, file) {
  const address = `/${relative(client, file).split(sep).join('/')}`;
  return paths.some((path) => address.startsWith(`${path}/`));
}
