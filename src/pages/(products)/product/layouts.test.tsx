import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import { PageContext } from '#platform/page/page.ts';
import { languageCodes } from '#site/languages.ts';
import { routeOf } from '#site/routes.ts';
import { draw } from '#ui/art/testing-draw.ts';
import { layouts } from './layouts.ts';

const own = productSlugs.filter((slug) => slug !== 'suppmail');
const all = own.map((slug) => [slug, layouts[slug]] as const);

/** What every page contains, in any order and look. */
const story = ['audience', 'example', 'features', 'price', 'questions', 'related', 'steps', 'what'];
const kindOf = (name: string) => name.replace(/^feature /, 'features ').split(' ')[0];
const coloured = ['ice', 'blush', 'mustard', 'sand', 'band'];

it('has a layout and words in every language for every product but the help desk', () => {
  expect(Object.keys(layouts).sort()).toEqual([...own].sort());
  for (const language of languageCodes) {
    expect(Object.keys(wordsIn(language).productPages).sort()).toEqual([...own].sort());
  }
});

describe.each(all)('%s', (slug, { hero: Hero, diagram: Diagram, order, related }) => {
  it('has its own small picture', () => {
    const picture = draw(<Hero />);
    expect(picture.length).toBeLessThan(5500);
    expect(all.filter(([, plan]) => draw(<plan.hero />) === picture)).toHaveLength(1);
  });

  it.each(languageCodes)('draws its example in %s and says that it is one', (language) => {
    const words = wordsIn(language);
    const html = renderToStaticMarkup(
      <PageContext value={{ route: routeOf(`/products/${slug}`), language, words }}>
        <Diagram />
      </PageContext>,
    );
    expect(html).toContain(words.product.example);
    expect(html).not.toMatch(/\sstyle=|NaN|undefined|\{\w+/);
    expect(html, 'words for every part of the drawing').not.toMatch(/<(p|h\d|li|strong|th|td)\b[^>]*><\/\1>/);
  });

  it('has every kind of section once, in an order that no other page has', () => {
    expect(order.map(([name]) => kindOf(name)).sort()).toEqual(story);
    const same = all.filter(([, plan]) => JSON.stringify(plan.order) === JSON.stringify(order));
    expect(same).toHaveLength(1);
    expect(order.filter(([, tone]) => coloured.includes(tone ?? '')).length).toBeLessThanOrEqual(2);
  });

  it('is related to three others, never to itself', () => {
    expect(new Set<string>([slug, ...related]).size).toBe(4);
  });
});
