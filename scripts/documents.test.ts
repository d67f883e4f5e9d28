import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownKeys } from '../src/pages/(legal)/legal_policy/browser/own-keys.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

it('the README and docs/commands.md name every command', () => {
  const text = ['README.md', 'docs/commands.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\\bnpm (run )?${name}(?![\\w:])`).test(text));
  expect(missing).toEqual([]);
});

it('docs/integration.md names every key of local storage', () => {
  const text = readFileSync('docs/integration.md', 'utf8');
  expect(ownKeys.map(({ key }) => key).filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

it.each(documents)('%s names only commands, files and headings that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const commands = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)];
  const broken = links.filter(
    ([, file = '', heading = '']) => !leadsTo(file && join(dirname(document), file), heading),
  );
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(broken.map(([link]) => link)).toEqual([]);

  function leadsTo(file: string, heading: string): boolean {
    const target = file || document;
    return existsSync(target) && (heading === '' || headingsOf(target).includes(heading));
  }
});

/** Decisions name files as they were then. */
const today = documents.filter((document) => !document.startsWith(join('docs', 'decisions')));

/** Files that the guides make as examples, and files that are not in the sources. */
const invented = /callback|company.awards|pt\b|portuguese|rules\.test\.ts|manifest\.json|node_modules/;

it.each(today)('%s names only files of the sources that exist', (document) => {
  const text = readFileSync(document, 'utf8').replace(/```.*?```/gs, '');
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
  const names = words.filter(
    (word) => /^[\w.(*][\w.()*/-]*$/.test(word) && isOfSources.test(word) && !invented.test(word),
  );
  expect(names.filter((name) => !sources.some(fits(name)))).toEqual([]);
});

const folders = ['src', 'tests', 'scripts', 'docs', 'bench', 'deploy'];
const isOfSources = new RegExp(`^(${folders.join('|')})/|[\\w*]\\.(tsx?|css|json|sql|grit)$`);
const sources = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
];

/** A name may be the end of a path: `personal-data.ts` is in many folders. */
function fits(name: string): (path: string) => boolean {
  const pattern = name.replace(/\/$/, '').replace(/[.()]/g, '\\$&').replaceAll('*', '[^/]*');
  const end = new RegExp(`(^|/)${pattern}$`);
  return (path) => end.test(path);
}

/** As GitHub and others write them in URLs. */
function headingsOf(document: string): string[] {
  const lines = readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...lines].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
