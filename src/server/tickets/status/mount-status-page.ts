import { wordsIn } from '#content/words.ts';
import { type FaultName, faults } from '#contracts/faults.ts';
import { getTicketStatus } from '#contracts/ticket-status.ts';
import { readReference } from '#database/tickets/reference.ts';
import { readAddress } from '#site/address.ts';
import type { StatusAnswer } from '#site/live.ts';
import type { App, AppContext } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';
import type { Config } from '../../config.ts';
import { answerLive, type PageStatus } from '../../live/answer-live.ts';
import type { LivePages } from '../../live/live-pages.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { lookForQuote } from '../../quotes/look-for-quote.ts';
import { lookForStatus, type StatusParts } from './look-for-status.ts';

const path = '/support/status';
/** Longer than any number, however it is typed. */
const longestReference = 40;
const nothingAsked = { reference: '', email: '' };

/** What a quote's number begins with; a ticket's begins otherwise, and needs its address. */
const isAboutQuote = (typed: string) => /^\s*q/i.test(typed);

/**
 * The plain form of `/support/status` is sent to that page, which is answered with what was found. So is the address
 * that stands on a quote.
 */
export function mountStatusPage(app: App, config: Config, parts: StatusParts & { readonly live: LivePages }): void {
  const begin = (c: AppContext) => {
    const address = readAddress(c.req.path);
    if (!address) return undefined;
    const language = chooseLanguage(address, c.req.header());
    const { problems } = wordsIn(language).supportStatus;
    const answer = (status: StatusAnswer, code: PageStatus) =>
      answerLive(c, parts.live, { path, status }, { language, status: code });
    const tellFaultsIn = (asked: typeof nothingAsked) => {
      c.set('tellFault', ({ fault }) => {
        const told: Readonly<Partial<Record<FaultName, string>>> = problems;
        return answer({ ...asked, fault: told[fault] ?? problems.failure }, faults[fault].status);
      });
    };
    const answerQuote = async (reference: string) => {
      const quote = (await lookForQuote(c, config, parts, reference)) ?? null;
      return answer({ reference: quote?.reference ?? reference, email: '', quote }, quote ? 200 : 404);
    };
    return { problems, answer, answerQuote, tellFaultsIn };
  };

  app.get(`${path}/:language?`, async (c, next) => {
    const reference = c.req.query('quote')?.slice(0, longestReference);
    const begun = reference === undefined ? undefined : begin(c);
    if (reference === undefined || !begun) return next();
    begun.tellFaultsIn({ reference, email: '' });
    return begun.answerQuote(reference);
  });

  app.post(`${path}/:language?`, async (c) => {
    const begun = begin(c);
    if (!begun) return c.notFound();
    const { problems, answer, answerQuote, tellFaultsIn } = begun;
    tellFaultsIn(nothingAsked);
    const asked = getTicketStatus.request
      .catch(nothingAsked)
      .parse({ ...nothingAsked, ...(await readBody(c, ['form'])) });
    tellFaultsIn(asked);
    if (isAboutQuote(asked.reference)) return answerQuote(asked.reference);
    if (!asked.reference || !asked.email) return answer({ ...asked, fault: problems.missing }, 422);
    const found = await lookForStatus(c, config, parts, asked);
    return found ? answer({ ...asked, found }, 200) : answer({ ...asked, fault: problems.unknown }, 404);
  });
}

/** With the reference of a link already in the form. */
export function statusLink(c: AppContext): StatusAnswer | undefined {
  const reference = readReference(c.req.query('reference') ?? '');
  return reference ? { reference, email: '' } : undefined;
}
