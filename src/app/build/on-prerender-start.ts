import type { PrerenderContext } from 'vike/types';
import { checkWords } from '#content/check-words.ts';
import { fileAddress } from '#site/address.ts';
import { languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';

/** Every route of the registry in every language, rendered by its screen. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  checkWords();
  const screens = new Map(pageContexts.map((context) => [context.urlOriginal.slice(1), context]));
  const pages = routes.flatMap((route) => {
    const screen = screens.get(route.screen);
    if (!screen)
      throw new Error(
        `The route ${route.path} names the screen "${route.screen}", but no folder of pages has that name`,
      );
    return languageCodes.map((language) => ({
      ...screen,
      route,
      language,
      urlOriginal: fileAddress(route.path, language),
      // What Vike checks the URL against: its own route for the screen, the folder's name.
      urlLogical: `/${route.screen}`,
    }));
  });
  return { prerenderContext: { pageContexts: pages } };
}
