import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { PageContext } from '#platform/page/page.ts';
import { routeOf } from '#site/routes.ts';
import Gallery from './+Page.tsx';
import { groups } from './examples/groups.ts';
import { contrast } from './examples/tokens.tsx';
import { readColours } from './read-tokens.ts';

const page = { route: routeOf('/gallery'), language: 'en', words: wordsIn('en') } as const;
const draw = (node: React.ReactNode) => renderToStaticMarkup(<PageContext value={page}>{node}</PageContext>);
const parts = groups.flatMap((group) => group.parts);

describe.each(parts)('the gallery section $part', ({ examples }) => {
  it.each(examples)('renders $name', (example) => {
    const html = draw(example.draw());
    expect(html).not.toBe('');
    // The Content-Security-Policy allows neither.
    expect(html).not.toMatch(/\sstyle=|<style|<script/);
    expect(html).not.toMatch(/\[object|undefined|NaN/);
  });
});

describe('the gallery', () => {
  const html = draw(<Gallery />);

  it('uses every id once', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice).toEqual([]);
  });

  it('contains every id that labels and descriptions refer to', () => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const references = [...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g)];
    const missing = references.flatMap(([, list = '']) => list.split(' ')).filter((id) => !ids.has(id));
    expect(missing).toEqual([]);
  });

  it('lists every component in its contents', () => {
    for (const { part } of parts) expect(html).toContain(`href="#${part}"`);
  });
});

describe('contrast', () => {
  it('is 21 for black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
  });
});

describe('colours', () => {
  it('are read with both their values', () => {
    expect(readColours('--a: light-dark(#111111, #222222);\n--b: #333333; --c: 2px;')).toEqual([
      { name: 'a', light: '#111111', dark: '#222222' },
      { name: 'b', light: '#333333', dark: '#333333' },
    ]);
  });
});
