import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fontFolder } from '../../src/ui/pdf/font-files.ts';
import { filesByPath, packageOf } from './files-by-path.ts';
import { loadedModules } from './loaded-modules.ts';

/**
 * `tsx scripts/build/release.ts`: makes the folder `release` of what a server needs, and of nothing else: the build, the
 * migrations, the fonts of documents, the script of rolling restarts, and of the packages the files that the built
 * programs load.
 */
const migrations = 'src/platform/database/migrations';

export async function makeRelease(root: string, target: string): Promise<void> {
  const modules = await loadedModules(root, join(root, 'dist', 'server-app'));
  for (const file of new Set([...modules, ...filesByPath(modules)].flatMap(withDescriptions))) {
    copy(file, join(target, relative(root, file)));
  }
  for (const path of [migrations, fontFolder, 'deploy/restart']) copy(join(root, path), join(target, path));
  copyBuild(join(root, 'dist'), join(target, 'dist'));
  writeFileSync(join(target, 'package.json'), packageFileFor(readFileSync(join(root, 'package.json'), 'utf8')));
}

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true });
}

/** What exists in a compressed form is in a release in that form alone: the server unpacks it when it starts. */
function copyBuild(source: string, target: string): void {
  cpSync(source, target, { recursive: true, filter: (path) => !existsSync(`${path}.gz`) });
}

export function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const licence = /^(licen[cs]e|notice|copying)/i;

/** A file of a package, with what says how Node has to read it and under which terms it may be copied. */
function withDescriptions(file: string): string[] {
  const root = packageOf(file);
  const described: string[] = [];
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) described.push(join(folder, 'package.json'));
  }
  const licences = readdirSync(root).filter((name) => licence.test(name));
  return [file, ...described, ...licences.map((name) => join(root, name))];
}

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  private: z.literal(true),
  license: z.string(),
  type: z.literal('module'),
  engines: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
});

const [commandOfSources, commandOfBuild] = ['tsx src/app/command.ts ', 'node dist/server-app/command.mjs '];

/** The project's package.json for a release: `npm start` and the commands run what was built. */
export function packageFileFor(text: string): string {
  const { scripts, ...about } = packageFile.parse(JSON.parse(text));
  const commands = Object.entries(scripts).filter(([, script]) => script.startsWith(commandOfSources));
  const built = commands.map(([name, script]) => [name, script.replace(commandOfSources, commandOfBuild)] as const);
  const start = 'node --enable-source-maps dist/server-app/main.mjs';
  return `${JSON.stringify({ ...about, scripts: { start, ...Object.fromEntries(built) } }, null, 2)}\n`;
}

/** Beside the old release first, which stays if this one cannot be made. */
async function replaceRelease(root: string): Promise<void> {
  const [unfinished, release] = [join(root, '.cache', 'release'), join(root, 'release')];
  rmSync(unfinished, { recursive: true, force: true });
  await makeRelease(root, unfinished);
  rmSync(release, { recursive: true, force: true });
  renameSync(unfinished, release);
  const [all, packages] = [release, join(release, 'node_modules')].map((folder) => (bytesIn(folder) / 1e6).toFixed(1));
  console.log(`${all} MB in the folder release, of which packages ${packages} MB`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await replaceRelease(realpathSync('.'));
