import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '#content/words.ts';
import { PageContext } from '#platform/page/page.ts';
import { attributesOf, parseHtml, textsOf } from '#platform/testing-html.ts';
import { href } from '#site/address.ts';
import { countries } from '#site/countries.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { builtVariant } from '#site/site-variant.ts';
import { Shell } from './shell.tsx';

function draw(path: RoutePath, language: Language = 'en') {
  const page = { route: routeOf(path), language, words: wordsFor(language, builtVariant) };
  return parseHtml(
    renderToStaticMarkup(
      <PageContext value={page}>
        <Shell>The page</Shell>
      </PageContext>,
    ),
  );
}

describe('the frame of the team’s pages', () => {
  it.each(languageCodes)('has what is needed at work in its header, %s', (language) => {
    const $ = draw('/staff', language);
    const links = attributesOf($, 'header a', 'href');
    expect(links[0]).toBe(`/staff/${language}`);
    for (const code of languageCodes) expect(links).toContain(`/staff/${code}`);
    expect(links).toContain(`/${language}`);
    expect($('header [data-sign-out]')).toHaveLength(1);
    expect(attributesOf($, 'header [data-island]', 'data-island')).toEqual(['accessibility-toolbar', 'bell']);
    expect(textsOf($, 'header > div > a')[0]).toContain(wordsFor(language, builtVariant).staff.title);
  });

  it('has neither the menu nor the help for visitors, and leads past its own menu', () => {
    const $ = draw('/staff');
    const forVisitors =
      'header [popover], header [name=country], [data-opens=help-dialog], #contact-dialog, #help-dialog';
    expect($(forVisitors)).toHaveLength(0);
    expect(draw('/')(forVisitors).length).toBeGreaterThan(4);
    expect($('a').first().attr('href')).toBe('#view');
    expect(draw('/')('a').first().attr('href')).toBe('#content');
  });

  it('asks for consent like every other page', () => {
    for (const path of ['/staff', '/'] as const) expect(draw(path)('aside [data-choice=consent]')).toHaveLength(1);
  });
});

describe('the footer', () => {
  it.each(languageCodes)(
    'links to the home of every country once, but not on the page that lists them, %s',
    (language) => {
      const homes = (path: RoutePath) => attributesOf(draw(path, language), 'footer a[data-country-choice]', 'href');
      expect(homes('/products')).toEqual(countries.map(({ home }) => href(home, language)));
      expect(homes('/')).toEqual([]);
    },
  );

  it.each(['/login', '/dashboard', '/support/status', '/payment', '/meet/book'] as const)(
    'the footer of %s has no menu of the site, but legal pages, contact and the choice of country',
    (path) => {
      const $ = draw(path);
      expect($('footer nav')).toHaveLength(0);
      expect(attributesOf($, 'footer a', 'href')).toEqual(
        expect.arrayContaining(['/en', '/terms/en', '/accessibility/en', '/contact/en#form']),
      );
    },
  );
});
