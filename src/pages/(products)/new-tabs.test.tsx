import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { PageContext } from '#platform/page/page.ts';
import { parseHtml, textsOf } from '#platform/testing-html.ts';
import { languageCodes } from '#site/languages.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { Boxes } from './bulk_email/prices.tsx';
import { TrialOffer } from './help_desk/contact.tsx';
import { Opening } from './help_desk/opening.tsx';

const parts: readonly (readonly [string, RoutePath, ReactNode])[] = [
  ['the free e-mails', '/email-masivo', <Boxes key="boxes" />],
  ['the opening of the help desk', '/products/suppmail', <Opening key="opening" />],
  ['the offer of a trial', '/products/suppmail', <TrialOffer key="offer">{null}</TrialOffer>],
];

it.each(languageCodes.flatMap((language) => parts.map((part) => [...part, language] as const)))(
  '%s: a link that opens a new tab says so (%s)',
  (_, path, part, language) => {
    const words = wordsIn(language);
    const html = renderToStaticMarkup(
      <PageContext value={{ route: routeOf(path), language, words }}>{part}</PageContext>,
    );
    const links = textsOf(parseHtml(html), 'a[target=_blank]');
    expect(links).toEqual([expect.stringContaining(`(${words.shell.newTab})`)]);
  },
);
