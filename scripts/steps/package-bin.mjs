// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script behind a package's command, to be run by this Node: no shell, on any system.
 * @param {string} root
 * @param {string} name
 * @param {string} [command] - where the package has several, or one named otherwise
 */
export function packageBin(root, name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
