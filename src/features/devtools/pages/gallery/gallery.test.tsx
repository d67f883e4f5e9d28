import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { PageContext } from '#platform/page/page.ts';
import { attributesOf, danglingReferences, expectSound, parseHtml } from '#platform/testing-html.ts';
import { routeOf } from '#site/routes.ts';
import Gallery from './+Page.tsx';
import { groups } from './examples/groups.ts';
import { contrast, readColours } from './examples/tokens.tsx';

const page = { route: routeOf('/gallery'), language: 'en', words: wordsIn('en') } as const;
const draw = (node: React.ReactNode) => parseHtml(renderToStaticMarkup(<PageContext value={page}>{node}</PageContext>));
const parts = groups.flatMap((group) => group.parts);

describe.each(parts)('the gallery section $part', ({ examples }) => {
  it.each(Object.entries(examples))('renders %s', (_name, example) => {
    const $ = draw(example);
    expect($('*')).not.toHaveLength(0);
    expectSound($);
  });
});

describe('the gallery', () => {
  const $ = draw(<Gallery />);

  it('uses every id once', () => expectSound($));

  it('contains every id that labels and descriptions refer to', () => {
    expect(danglingReferences($)).toEqual([]);
  });

  it('lists every component in its contents', () => {
    expect(attributesOf($, 'a', 'href')).toEqual(expect.arrayContaining(parts.map(({ part }) => `#${part}`)));
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
