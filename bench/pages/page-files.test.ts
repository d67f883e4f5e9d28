import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

const site: Record<string, string> = {
  '/assets/entry.js': "import './shared.js'; export { a } from '../a.js'; const later = () => import('./later.js');",
  '/assets/shared.js': "import './entry.js';",
  '/a.js': 'export const a = 1;',
  '/first.js': '(() => {})()',
  '/assets/page.css': `
    @font-face { font-family: A; src: url(./latin.woff2) format("woff2"); unicode-range: U+0000-00FF, U+0152 }
    @font-face { font-family: A; src: url("./greek.woff2") format("woff2"); unicode-range: U+37? }
    @font-face { font-family: B; src: url(/fonts/all.woff2) format("woff2") }
    @font-face { font-family: C; src: local("Arial") }`,
};
const read = (address: string) => site[address] ?? expect.unreachable(`nothing at ${address}`);

const page = (text: string) => `<!doctype html><html><head>
  <link rel="stylesheet" type="text/css" href="/assets/page.css"><link rel="stylesheet" href="/assets/page.css">
  <link rel="preload" href="/assets/latin.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="icon" href="/icon.svg">
  <script src="/first.js"></script><script type="module" async src="/assets/entry.js"></script>
  <script type="speculationrules">{"prefetch":[]}</script>
  </head><body><p title="ͱ">${text}</p></body></html>`;

test('scripts include what they import, once, and not what they load later', () => {
  expect(pageFiles(page('x'), read).scripts).toEqual(['/first.js', '/assets/entry.js', '/assets/shared.js', '/a.js']);
});

test('inline scripts and styles are distinguished from blocks of data', () => {
  const inside = '<style data-sheet="/a.css">p{src:url(/b.woff2)}</style><script>go()</script>';
  expect(pageFiles(page(inside), read).inline).toEqual({ script: 'go()', style: 'p{src:url(/b.woff2)}' });
  const face = '<style>@font-face{font-family:D;src:url(/fonts/d.woff2)}</style>';
  expect(pageFiles(page(face), read).fonts).toContain('/fonts/d.woff2');
});

test('a style sheet counts once, and a font only if a character of the text needs it', () => {
  expect(pageFiles(page('hormiga'), read)).toMatchObject({
    styles: ['/assets/page.css'],
    fonts: ['/assets/latin.woff2', '/fonts/all.woff2'],
  });
  expect(pageFiles(page('Ͱ'), read).fonts).toContain('/assets/greek.woff2');
});
