import { success } from '#contracts/envelope.ts';
import { askHelp } from '#contracts/help.ts';
import { readAddress } from '#site/address.ts';
import { longestQuestion, questionParameter } from '#site/help/help-answer.ts';
import { inputBounds } from '#site/input-bounds.ts';
import type { App } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';
import { queryText } from '../http/request-text.ts';
import type { LivePages } from '../live/live-pages.ts';
import { mountLiveLinks } from '../live/mount-live-links.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import type { Pages } from '../pages/pages.ts';
import type { Help } from './create-help.ts';

interface Deps {
  readonly pages: Pages;
  readonly live: LivePages;
  readonly help: Help;
}

/** The help widget's call, and the same for its form without JavaScript, which asks the page `/support`. */
export function mountHelp(app: App, config: Config, { pages, live, help }: Deps): void {
  mountCall(app, config, askHelp, ({ question, lang }, c) =>
    success({ answers: help(question, lang ?? chooseLanguage(undefined, c.req.header())) }),
  );

  mountLiveLinks(app, { pages, live }, '/support', (c) => {
    const question = queryText(c, questionParameter, inputBounds.address)?.trim().slice(0, longestQuestion);
    const address = readAddress(c.req.path);
    if (!question || !address) return undefined;
    return { path: '/support', help: { question, answers: help(question, chooseLanguage(address, c.req.header())) } };
  });
}
