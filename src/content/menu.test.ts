import { describe, expect, it } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { menuIn } from './menu.ts';
import { wordsIn } from './words.ts';

describe('menuIn', () => {
  it('has the six groups in their order', () => {
    expect(menuIn(wordsIn('en')).map(({ name }) => name)).toEqual([
      'Industries',
      'Products',
      'Custom development',
      'Services',
      'Contact',
      'More',
    ]);
  });

  it.each(languageCodes)('leaves no word of the menu unused in %s', (language) => {
    const { menu } = wordsIn(language);
    for (const { id, items } of menuIn(wordsIn(language))) {
      if (id !== 'products') expect(items.map((item) => item.id).sort()).toEqual(Object.keys(menu[id].items).sort());
    }
  });
});
