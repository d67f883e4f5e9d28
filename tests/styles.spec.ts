import { readdirSync } from 'node:fs';
import { type ReadText, readFrom } from '../bench/pages/page-files.ts';
import { classesAwake } from './support/classes-awake.ts';
import { expect, test } from './support/site.ts';

const client = 'dist/client';
/** The class names of CSS modules in the build: `_Xy4-_1a`. The hash in the name of a file can look like one. */
const moduleClass = /(?<![\w-])_[\w-]{4}_[\da-z]{1,2}(?![\w-])/g;

test('every page has the styles of its content, and of its islands after hydration', () => {
  const read = remembered(readFrom(client));
  const awake = classesAwake(client, read, moduleClass);
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const missing = pages.flatMap((page) => {
    const html = read(`/${page.replaceAll('\\', '/')}`);
    // Without the inline styles of the first screen.
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => read(href));
    const styled = new Set(sheets.flatMap((css) => css.match(moduleClass) ?? []));
    const drawn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(moduleClass) ?? []);
    const woken = [...html.matchAll(/ data-island="([^"]*)"/g)].flatMap(([, name = '']) => awake(name));
    const bare = new Set([...drawn, ...woken].filter((name) => !styled.has(name)));
    return [...bare].map((name) => `${page}: ${name}`);
  });
  expect(pages.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

/** A few files are on every page. */
function remembered(read: ReadText): ReadText {
  const texts = new Map<string, string>();
  return (address) => {
    const text = texts.get(address) ?? read(address);
    texts.set(address, text);
    return text;
  };
}
