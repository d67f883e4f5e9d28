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
