import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { type Page, PageContext } from '#site/page.ts';
import { routes } from '#site/routes.ts';
import { head } from './+head.ts';
import Screen from './+Page.tsx';
import { lookOf } from './look.tsx';

const pages: Page[] = routes
  .filter(({ screen }) => screen === 'quick_service')
  .flatMap((route) => languageCodes.map((language) => ({ route, language, words: wordsIn(language) })));

it('no two services share a hero or a specimen', () => {
  const looks = Object.values(lookOf);
  expect(new Set(looks.map(({ hero }) => hero)).size).toBe(looks.length);
  expect(new Set(looks.map(({ specimen }) => specimen)).size).toBe(looks.length);
});

it('sells electronic invoicing in pesos only', () => {
  const offersOf = (path: string) => {
    const page = pages.find(({ route }) => route.path === path);
    return JSON.stringify(page && head(page).data?.find((data) => data['@type'] === 'Product')?.offers);
  };
  expect(offersOf('/services/7').match(/"priceCurrency":"\w+"/g)).toEqual(['"priceCurrency":"COP"']);
  expect(offersOf('/services/8').match(/"priceCurrency":"\w+"/g)).toHaveLength(3);
});

describe.each(pages.map((page) => [page.route.path, page.language, page] as const))('%s in %s', (_, __, page) => {
  it('has all its sections and leaves no placeholder unfilled', () => {
    const html = renderToStaticMarkup(
      <PageContext value={page}>
        <Screen />
      </PageContext>,
    );
    for (const id of ['gets', 'specimen', 'steps', 'limits', 'questions', 'others'])
      expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/\{\w+[,}]|\sstyle=/);
  });
});
