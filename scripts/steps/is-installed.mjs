// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * npm writes a list of what it installed to `node_modules/.package-lock.json`, as its very last step. Comparing it with
 * our lock file shows whether anything is missing, also after a manual `npm install`, so that no install is repeated
 * for nothing.
 *
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {Record<string, Entry>} Entries
 * @typedef {{ platform: string, arch: string }} Machine
 */

/** @param {string} root */
export function isInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { '': _own, ...required } = readJson(join(root, 'package-lock.json')).packages;
  return lockIsCurrent(root) && holdsAll(required, readJson(installed).packages, process);
}

/**
 * True if the lock file was made for this package.json.
 * @param {string} root
 */
export function lockIsCurrent(root) {
  const lock = join(root, 'package-lock.json');
  return existsSync(lock) && namesTheSame(readJson(join(root, 'package.json')), readJson(lock).packages['']);
}

/**
 * @param {Record<string, unknown>} manifest
 * @param {Record<string, unknown>} locked
 */
export function namesTheSame(manifest, locked) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return kinds.every((kind) => sorted(manifest[kind]) === sorted(locked[kind]));
}

/**
 * @param {Entries} required
 * @param {Entries} installed
 * @param {Machine} machine
 */
export function holdsAll(required, installed, machine) {
  return Object.entries(required).every(([path, entry]) => {
    const found = installed[path];
    if (!found) return entry.optional === true && !isFor(entry, machine);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * True if this is one of the native builds that this machine needs. If there is one for each C library we cannot know.
 * @param {Entry} entry
 * @param {Machine} machine
 */
function isFor({ os, cpu, libc }, { platform, arch }) {
  return Boolean(os?.includes(platform) && cpu?.includes(arch) && !libc);
}

/** @param {unknown} group */
function sorted(group) {
  return JSON.stringify(Object.entries(group ?? {}).sort());
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
