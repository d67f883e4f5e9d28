// @ts-check

/**
 * @typedef {Readonly<{
 *   [name: string]: unknown, version?: string | undefined, dev?: boolean | undefined,
 *   optionalDependencies?: Readonly<Record<string, string>> | undefined,
 * }>} Locked
 * @typedef {Readonly<Record<string, Locked>>} LockedPackages - by their paths, as in package-lock.json
 */

/**
 * The optional packages that the locked ones name and that have no entry. npm leaves out what its registry does not
 * have, such as a native build for another system, and `npm ci` then refuses the whole lock file on every system.
 *
 * An entry needs no registry: the package that asks for a native build names its version, and its name names the
 * system. It has no checksum. A system that needs the build installs it without comparing one; every other system does
 * not fetch it.
 * @param {LockedPackages} packages
 * @returns {Record<string, Locked>}
 */
export function missingFromLock(packages) {
  /** @type {Record<string, Locked>} */
  const all = { ...packages };
  /** @type {Record<string, Locked>} */
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const found = nearest(all, path, name);
      // A range is satisfied by what npm chose for it.
      if (found && (range !== version || found.version === version)) continue;
      const place = found && path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      const { os, cpu, libc } = systemIn(name);
      const entry = { version, cpu, ...(dev && { dev }), libc, optional: true, os };
      all[place] = entry;
      missing[place] = entry;
    }
  }
  return missing;
}

/**
 * The lock file with the entries it lacks, in npm's order.
 * @param {string} text
 */
export function completeLock(text) {
  const lock = JSON.parse(text);
  const all = Object.entries({ ...lock.packages, ...missingFromLock(lock.packages) });
  const packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
}

/**
 * What the package at `path` gets if it imports `name`: the copy in its own folder, or in the nearest folder above.
 * @param {LockedPackages} packages
 * @param {string} path
 * @param {string} name
 * @returns {Locked | undefined}
 */
function nearest(packages, path, name) {
  const found = packages[`${path && `${path}/`}node_modules/${name}`];
  if (found || !path) return found;
  return nearest(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** What some packages write, and what npm calls it. */
const otherNames = new Map([
  ['windows', ['win32']],
  ['macos', ['darwin']],
  ['gnu', ['glibc']],
  ['linuxmusl', ['linux', 'musl']],
]);

/**
 * The system for which a native build is made: `@rolldown/binding-linux-x64-musl` is for Linux with musl on x64.
 * @param {string} name
 */
export function systemIn(name) {
  const words = name.split(/[/-]/).flatMap((word) => otherNames.get(word) ?? word);
  /** @param {readonly string[]} known */
  const those = (known) => {
    const found = words.filter((word) => known.includes(word));
    return found.length > 0 ? found : undefined;
  };
  return { os: those(systems), cpu: those(processors), libc: those(['glibc', 'musl']) };
}
