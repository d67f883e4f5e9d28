import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { success } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { mountLiveLinks } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { memoryLimit } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { readAddress } from '#site/address.ts';
import { type CountryId, findCountry } from '#site/countries.ts';
import { secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { askHelp, rateHelp } from '../contract.ts';
import { type HelpReply, longestQuestion, questionParameter } from '../help-answer.ts';
import { storedQuestionLimits } from '../stored-question-limits.ts';
import { answerTitles } from './answer-titles.ts';
import type { Help } from './create-help.ts';
import { saveQuestion } from './store.ts';
import { waysToAPerson } from './topics.ts';
import { actionOf } from './write-answer.ts';

interface Deps extends Pick<ServerDeps, 'pages' | 'live' | 'database'> {
  readonly help: Help;
  readonly log: Log;
  readonly signedIn: ReadSignedIn;
}

/** The form of `/support`. */
const supportFormAnchor = 'form';

/** A link with a question is opened by people, not faster. */
const askedByLink = { each: 60, seconds: 60 } as const;

/** The calls of the help widget, and its form without JavaScript, which sends the question to `/support`. */
export function mountHelp(app: App, config: Config, { pages, live, help, database, log, signedIn }: Deps): void {
  const reply = async (question: string, language: Language, country: CountryId | undefined): Promise<HelpReply> => {
    const { answer, near } = await help.answer(question, language, findCountry(country)?.currency);
    return {
      answers: answer ? [answer] : [],
      near,
      person: waysToAPerson.map((action) => actionOf(action, language)),
    };
  };

  const { perNetwork: each, perHour: all } = storedQuestionLimits;
  const secondsToStore = memoryLimit({ each, all, seconds: secondsPerHour });
  /** In the background: a visitor does not wait for it, and misses nothing if it fails. */
  const save = (c: AppContext, ...[asked]: [Parameters<typeof saveQuestion>[1]]) => {
    if (secondsToStore(c.get('sender')()) > 0) return;
    saveQuestion(database.db, asked).catch((error: unknown) =>
      log.warn({ err: error }, 'a question without an answer could not be saved'),
    );
  };

  mountCall(app, config, askHelp, async ({ question, lang, country }, c) => {
    const language = lang ?? chooseLanguage(undefined, headersOf(c));
    const given = await reply(question, language, country ?? chosenCountry(c.req.header('cookie')));
    if (given.answers.length === 0) save(c, { question, language });
    return success({ answers: [...given.answers], near: [...given.near], person: [...given.person] });
  });

  mountCall(app, config, rateHelp, ({ question, lang, answer }, c) => {
    const language = lang ?? chooseLanguage(undefined, headersOf(c));
    if (answerTitles(language).some(({ id }) => id === answer)) save(c, { question, language, answer });
    return success({});
  });

  const secondsToWait = memoryLimit(askedByLink);
  const answerLink = async (c: AppContext) => {
    const question = queryText(c, questionParameter, inputBounds.address)?.trim().slice(0, longestQuestion);
    const address = readAddress(c.req.path);
    if (!question || !address) return undefined;
    // The page without an answer still has every way to a person.
    if (secondsToWait(c.get('sender')()) > 0) return undefined;
    const language = chooseLanguage(address, headersOf(c));
    const given = await reply(question, language, chosenCountry(c.req.header('cookie')));
    // The form of this page contains the question, if it is drawn for the same address.
    const form = `${c.req.path}?${questionParameter}=${encodeURIComponent(question)}#${supportFormAnchor}`;
    const [write, ...others] = given.person;
    return { question, ...given, person: write ? [{ ...write, href: form }, ...others] : others };
  };
  mountLiveLinks(app, { pages, live }, '/support', async (c) => {
    // The form also works without knowing who they are.
    const known = await signedIn(c).catch(() => undefined);
    const person = known && { name: known.user.name, email: known.user.email };
    const answered = await answerLink(c);
    return answered || person ? { path: '/support', help: answered, person } : undefined;
  });
}
