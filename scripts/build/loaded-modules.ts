import { readdirSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { build } from 'vite';

/** The conditions by which Node chooses a file of a package: those of every version, and those since 22.10. */
const conditionsOfNode = [['node'], ['node', 'module-sync']];

/**
 * The files of packages that the programs in a folder load, immediately or later: everything that an `import` or
 * `require` names, as Node would find it. What is read by its path is not among them.
 */
export async function loadedModules(root: string, folder: string): Promise<string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const programs = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
  const found = new Set<string>();
  for (const conditions of conditionsOfNode) {
    for (const module of await follow(root, programs, conditions)) found.add(module);
  }
  const packages = join(root, 'node_modules') + sep;
  return [...found].filter((file) => file.startsWith(packages)).sort();
}

/** Lets the bundler look for everything that a bundle would contain, and writes none. */
async function follow(root: string, input: Readonly<Record<string, string>>, conditions: string[]): Promise<string[]> {
  const found: string[] = [];
  // As Node does: no other extensions, and no files for bundlers and browsers.
  const asNode = { conditions, mainFields: ['main'], extensions: ['.js', '.json', '.node'] };
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    resolve: asNode,
    ssr: { noExternal: true, resolve: asNode },
    plugins: [{ name: 'loaded-modules', moduleParsed: ({ id }) => void found.push(normalize(id)) }],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: { ...input },
        treeshake: false,
      },
    },
  });
  return found;
}
