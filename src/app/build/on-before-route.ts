import type { PageContextServer } from 'vike/types';
import { checkWords } from '#content/check-words.ts';
import { readAddress } from '#site/address.ts';
import { defaultLanguage } from '#site/languages.ts';
import { notFoundPath, routeOf } from '#site/routes.ts';

let areWordsChecked = false;

/**
 * Development only: a build takes its routes from `on-prerender-start.ts`. A screen's folder is its route for Vike.
 */
export function onBeforeRoute({ urlParsed, isPrerendering }: PageContextServer) {
  if (isPrerendering) return;
  if (!areWordsChecked) checkWords();
  areWordsChecked = true;
  const query = new URLSearchParams(urlParsed.search);
  const address = readAddress(urlParsed.pathname, query);
  const route = address?.route ?? routeOf(notFoundPath);
  return { pageContext: { route, language: address?.language ?? defaultLanguage, urlLogical: `/${route.screen}` } };
}
