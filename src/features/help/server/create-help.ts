import type { Site } from '#platform/server/pages/load-site.ts';
import { fileAddress, href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { isIndexed, routes } from '#site/routes.ts';
import type { HelpAnswer } from '../help-answer.ts';
import { type KnownAnswer, readPage } from './read-page.ts';
import { searchAnswers } from './search-answers.ts';

/** Answers questions from what the built pages say. */
export type Help = (question: string, language: Language) => HelpAnswer[];

/** The pages of a language are read when somebody first asks in it. */
export function createHelp({ pages }: Pick<Site, 'pages'>): Help {
  const searches = new Map<Language, (question: string) => HelpAnswer[]>();
  return (question, language) => {
    const search = searches.get(language) ?? searchAnswers(answersOf(pages, language), language);
    searches.set(language, search);
    return search(question);
  };
}

/** Homes say in short what other pages say better. */
function answersOf(pages: Site['pages'], language: Language): KnownAnswer[] {
  return routes
    .filter((route) => isIndexed(route) && !route.country)
    .flatMap(({ path }) => {
      const page = pages.get(fileAddress(path, language));
      return page ? readPage(page.bodies.identity.bytes.toString(), href(path, language), language) : [];
    });
}
