import { readAddress } from '#site/address.ts';
import type { LiveAnswer } from '../../page/live.ts';
import type { App, AppContext } from '../app-context.ts';
import { answerBuilt } from '../pages/answer-built.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import type { Pages } from '../pages/pages.ts';
import { answerLive } from './answer-live.ts';
import type { LivePages } from './live-pages.ts';

interface Deps {
  readonly pages: Pages;
  readonly live: LivePages;
}

/** A link to a live page may say in its query what is to be drawn; where it does not, it is the built page. */
export function mountLiveLinks(
  app: App,
  { pages, live }: Deps,
  path: LiveAnswer['path'],
  read: (c: AppContext) => LiveAnswer | undefined,
): void {
  app.get(`${path}/:language?`, (c) => {
    const address = readAddress(c.req.path);
    const answer = address && read(c);
    if (!answer) return answerBuilt(c, pages);
    return answerLive(c, live, answer, { language: chooseLanguage(address, c.req.header()) });
  });
}
