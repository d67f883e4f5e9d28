// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Everything a build is made from. */
const inputs = [
  'src',
  'public',
  'scripts/build',
  'scripts/vite',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.live.config.ts',
  'vite.documents.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Tests are beside the files they test, and no build reads them. */
const isTest = /\.test\.tsx?$/;

/**
 * One hash of the names and contents of all inputs: file times are wrong after a clone or a checkout.
 * @param {string} root
 * @param {readonly string[]} [paths]
 */
export function inputHash(root, paths = inputs) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((input) => filesIn(join(root, input)))) {
    if (isTest.test(path)) continue;
    const content = readFileSync(path);
    // The length prevents the end of one file from passing as the beginning of the next.
    hash.update(`${relative(root, path).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
