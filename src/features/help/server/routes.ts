import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { success } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { mountLiveLinks } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { memoryLimit } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { askHelp } from '../contract.ts';
import { longestQuestion, questionParameter } from '../help-answer.ts';
import { actionOf } from './answer-topic.ts';
import type { Help } from './create-help.ts';
import { waysToAPerson } from './topics.ts';

interface Deps extends Pick<ServerDeps, 'pages' | 'live'> {
  readonly help: Help;
  readonly signedIn: ReadSignedIn;
}

/** A link with a question is opened by people, not faster: a long question takes some 50 ms of processor time. */
const askedByLink = { each: 60, seconds: 60 } as const;

/** The call of the help widget, and its form without JavaScript, which sends the question to `/support`. */
export function mountHelp(app: App, config: Config, { pages, live, help, signedIn }: Deps): void {
  const answer = (question: string, language: Language) => ({
    answers: help(question, language),
    person: waysToAPerson.map((action) => actionOf(action, language)),
  });

  mountCall(app, config, askHelp, ({ question, lang }, c) =>
    success(answer(question, lang ?? chooseLanguage(undefined, c.req.header()))),
  );

  const secondsToWait = memoryLimit(askedByLink);
  const answerLink = (c: AppContext) => {
    const question = queryText(c, questionParameter, inputBounds.address)?.trim().slice(0, longestQuestion);
    const address = readAddress(c.req.path);
    if (!question || !address) return undefined;
    // The page without an answer still has every way to a person.
    if (secondsToWait(c.get('sender')()) > 0) return undefined;
    return { question, ...answer(question, chooseLanguage(address, c.req.header())) };
  };
  mountLiveLinks(app, { pages, live }, '/support', async (c) => {
    // The form also works without knowing who they are.
    const known = await signedIn(c).catch(() => undefined);
    const person = known && { name: known.user.name, email: known.user.email };
    const answered = answerLink(c);
    return answered || person ? { path: '/support', help: answered, person } : undefined;
  });
}
