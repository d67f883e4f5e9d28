import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      dependencies: z.record(z.string(), z.string()).optional(),
      devDependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** The packages of `package-lock.json`, by their paths. That of the project itself is empty. */
export const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** The direct dependencies of the project. */
export const direct = {
  production: Object.keys(packages['']?.dependencies ?? {}),
  development: Object.keys(packages['']?.devDependencies ?? {}),
};

/**
 * The paths of these packages and of all that they need, but not what they only accept beside them (peers). `without`
 * is left out, as if nothing needed it.
 */
export function neededBy(names: readonly string[], without?: string): Set<string> {
  const found = new Set<string>();
  const visit = (path: string, needed: readonly string[]) => {
    for (const name of needed) {
      const place = nearest(path, name);
      if (found.has(place) || (without === name && path === '')) continue;
      found.add(place);
      const { dependencies, optionalDependencies } = packages[place] ?? {};
      visit(place, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  visit('', names);
  return found;
}

function nearest(path: string, name: string): string {
  const place = `${path && `${path}/`}node_modules/${name}`;
  if (packages[place] || !path) return place;
  return nearest(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

/** The bytes of a package's own files. Optional ones count nothing: they are made for some systems only. */
function bytesOf(path: string): number {
  const bytes = measured.get(path) ?? (packages[path]?.optional ? 0 : bytesIn(path));
  measured.set(path, bytes);
  return bytes;
}

const measured = new Map<string, number>();

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return bytesIn(path);
    return entry.isFile() ? lstatSync(path).size : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const sumOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + bytesOf(path), 0) / 1e6;

/** All packages of production, in MB. */
export const productionSize = () => sumOf(neededBy(direct.production));

/** A package with all that no other needs, in MB: what an installation would be spared without it. */
export function sizeWithOwn(name: string): number {
  const all = [...direct.production, ...direct.development];
  const others = neededBy(all, name);
  const own = [...neededBy([name])].filter((path) => !others.has(path));
  return sumOf(new Set([`node_modules/${name}`, ...own]));
}
