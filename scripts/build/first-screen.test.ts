import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { endOfFirstPart, movePictures, writeFirstScreens } from './first-screen.ts';

const head =
  '<link rel="stylesheet" href="/base.css"><link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/page.css">' +
  '<link rel="expect" href="#content" blocking="render"/><script src="/assets/first-paint.a1.js"></script>';
const page = (main: string) =>
  `<html><head>${head}</head><body><main id="content">${main}</main><footer></footer></body></html>`;
const first = '<section class="a"><h1>A</h1></section>';
const pages = {
  en: page(`${first}<section class="b"></section>`),
  short: page(first),
  form: page(`<div data-one-piece="">${first}</div>`),
  deck: page(`<div data-one-piece="next">${first}<section id="next"></section></div>`),
  'support/en': page(first),
  'support/blank': page('<p></p>'),
};
const files = {
  'base.css': 'h1{top:0}:focus{top:1px}',
  'site.css': '.b{top:0}.a{top:0}.a:hover{top:1px}',
  'page.css': '.a h1{top:2px}',
  'assets/first-paint.a1.js': 'go("$&")\n',
};

describe('a page with an inlined first screen', () => {
  const client = mkdtempSync(join(tmpdir(), 'first-'));
  const frames = mkdtempSync(join(tmpdir(), 'frames-'));
  const read = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');
  beforeAll(() => {
    const write = (path: string, text: string) => {
      mkdirSync(join(client, path, '..'), { recursive: true });
      writeFileSync(join(client, path), text);
    };
    for (const [path, text] of Object.entries(files)) write(path, text);
    for (const [path, html] of Object.entries(pages)) write(`${path}/index.html`, html);
    writeFirstScreens(client, frames, ['/support']);
  });

  it('contains the base styles, what it needs of the rest, and the script; the rest comes after it', () => {
    expect(read('en')).toBe(
      '<html><head><link rel="expect" href="#rest" blocking="render"/>' +
        '<style data-sheet="/base.css">h1{top:0}:focus{top:1px}.a{top:0}.a h1{top:2px}main:last-child{min-height:100vh}</style>' +
        `<script>go("$&")</script></head><body><main id="content">${first}` +
        '<link rel="stylesheet" href="/site.css" id="rest"><link rel="stylesheet" href="/page.css"><script> </script>' +
        '<section class="b"></section></main><footer></footer></body></html>',
    );
  });

  it('is not made taller if the first screen is the whole page', () => {
    expect(read('short')).not.toContain('min-height');
  });

  it.each(['form', 'support/blank'] as const)('is not made for %s', (path) => {
    expect(read(path)).toBe(pages[path]);
  });

  it('waits for the element after its first screen, if it comes in one piece that names it', () => {
    expect(read('deck')).toBe(pages.deck.replace('href="#content"', 'href="#next"'));
  });

  it('is also saved unchanged if the server renders it again', () => {
    expect(read('support/en')).toContain('<style data-sheet="/base.css">');
    expect(readdirSync(frames, { recursive: true })).toEqual(['support', 'support/en', 'support/en/index.html']);
    expect(readFileSync(join(frames, 'support/en/index.html'), 'utf8')).toBe(pages['support/en']);
  });
});

const long = '<p>word</p>'.repeat(3_000);
const partOf = (html: string) => html.slice(0, endOfFirstPart(html));

describe('the part of a page that its first screen shows', () => {
  it('ends with the section of the headline', () => {
    const first =
      '<header><h2>x</h2></header><main><section><div><h1>A</h1></div><img src="a>b.png"/><p>b</p></section>';
    expect(partOf(`${first}<section><h2>c</h2></section></main>`)).toBe(first);
  });

  it('goes into an element that contains the whole page', () => {
    const first = '<main><div class="page"><p>trail</p><div><section><h1>A</h1></section></div>';
    expect(partOf(`${first}<section>${long}</section></div></main>`)).toBe(first);
  });

  it('ignores what is before the headline, and another headline', () => {
    const first = '<main><nav><p>one</p></nav><section><h1>A</h1></section>';
    expect(partOf(`${first}<section><h1>B</h1></section></main>`)).toBe(first);
  });

  it('is unknown without a headline', () => {
    expect(endOfFirstPart('<main><section></section></main>')).toBeUndefined();
  });
});

describe('the pictures of the first screen', () => {
  const drawing = `<path d="${'M0 0'.repeat(20)}"></path>`;
  const picture = `<svg viewBox="0 0 9 9">${drawing}</svg>`;
  const reference = '<svg viewBox="0 0 9 9"><use href="#p0"></use></svg>';

  it('moves pictures of closed menus to the end, each once', () => {
    const closed = (inside: string) => `<details><summary>${picture}</summary><p>${inside}</p></details>${picture}`;
    expect(movePictures(`${closed(picture)}${closed(picture)}`)).toEqual({
      part: `${closed(reference)}${closed(reference)}`,
      pictures: `<div hidden=""><svg><g id="p0">${drawing}</g></svg></div>`,
    });
  });

  it('leaves small and visible ones where they are', () => {
    const part = `<details><svg><path d="M0 0"></path></svg></details><details open="">${picture}</details>`;
    expect(movePictures(part)).toEqual({ part, pictures: '' });
  });
});
