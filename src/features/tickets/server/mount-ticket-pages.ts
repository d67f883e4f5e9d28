import { wordsIn } from '#content/words.ts';
import { rememberProven } from '#features/accounts/server/proven-address.ts';
import type { ErrorCode } from '#platform/contracts/errors.ts';
import { errors } from '#platform/contracts/errors.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import { formText, queryText } from '#platform/server/http/request-text.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import { answerLive, mountLiveLinks, type PageStatus } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { href, readAddress } from '#site/address.ts';
import type { QuoteStatus } from '#site/quotes.ts';
import { createTicket } from '../contract.ts';
import type { StatusAnswer } from '../live-answers.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { lookForOpened, lookForStatus, type StatusDeps } from './status.ts';
import { readReference } from './store/find-tickets.ts';
import { ticketLanguage } from './ticket-language.ts';

interface Deps extends StatusPageDeps {
  readonly pages: Pages;
}

/** The pages on which visitors without JavaScript see what became of what they sent. */
export function mountTicketPages(app: App, deps: Deps): void {
  mountStatusPage(app, deps);
  mountLiveLinks(app, deps, '/support/status', (c) => {
    const status = statusLink(c);
    return status && { path: '/support/status', status };
  });
  // Whether there is such a ticket is not asked: that would tell everybody which references exist.
  mountLiveLinks(app, deps, '/support/message', (c) => {
    const reference = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
    return reference ? { path: '/support/message', message: { kind: 'sent', reference } } : undefined;
  });
}

/** Who presses Enter in the address bar after an error gets the form again. To be mounted before the call. */
export function mountFormInsteadOfCall(app: App): void {
  app.get(createTicket.path, (c, next) =>
    wantsPage(c.req.header()) ? Promise.resolve(c.redirect(href('/support/message', ticketLanguage(c)), 303)) : next(),
  );
}

const path = '/support/status';
const nothingAsked = { reference: '', email: '' };

/** What a quote's number begins with; a ticket's begins otherwise, and needs its address. */
const isAboutQuote = (typed: string) => /^\s*q/i.test(typed);

interface StatusPageDeps extends StatusDeps {
  /** Whether a quote is genuine and still valid. Undefined: it is none of ours. */
  readonly lookForQuote: (c: AppContext, reference: string) => Promise<QuoteStatus | undefined>;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  readonly live: LivePages;
}

/**
 * The plain form of `/support/status` is sent to that page, which is answered with what was found. So is the address
 * that stands on a quote, and the link of a mail, which also shows what was written.
 */
function mountStatusPage(app: App, deps: StatusPageDeps): void {
  const begin = (c: AppContext) => {
    const address = readAddress(c.req.path);
    if (!address) return undefined;
    const language = chooseLanguage(address, c.req.header());
    const { problems } = wordsIn(language).supportStatus;
    const answer = (status: StatusAnswer, code: PageStatus) =>
      answerLive(c, deps.live, { path, status }, { language, status: code });
    const renderErrorsWith = (asked: typeof nothingAsked) => {
      c.set('renderError', ({ errorCode }) => {
        const texts: Readonly<Partial<Record<ErrorCode, string>>> = problems;
        return answer({ ...asked, errorCode: texts[errorCode] ?? problems.failure }, errors[errorCode].status);
      });
    };
    const answerQuote = async (reference: string) => {
      const quote = (await deps.lookForQuote(c, reference)) ?? null;
      return answer({ reference: quote?.reference ?? reference, email: '', quote }, quote ? 200 : 404);
    };
    const answerOpened = async (reference: string, key: string) => {
      const opened = await lookForOpened(c, deps, { reference, key });
      if (!opened) return answer({ reference, email: '', errorCode: problems.link }, 404);
      const { status: found, provenEmail } = opened;
      if (provenEmail) rememberProven(c, provenEmail, { config: deps.config, secret: await deps.secretOf() });
      // The address of this page opens it: no other site gets to know it.
      c.header('Referrer-Policy', 'same-origin');
      return answer({ reference, email: '', found }, 200);
    };
    return { problems, answer, answerQuote, answerOpened, renderErrorsWith };
  };

  app.get(`${path}/:language?`, async (c, next) => {
    const quote = queryText(c, 'quote', inputBounds.reference);
    const key = queryText(c, 'key', inputBounds.key);
    const reference = quote ?? queryText(c, 'reference', inputBounds.reference);
    const begun = reference !== undefined && (quote ?? key) !== undefined ? begin(c) : undefined;
    if (reference === undefined || !begun) return next();
    begun.renderErrorsWith({ reference, email: '' });
    if (quote !== undefined || key === undefined) return begun.answerQuote(reference);
    return begun.answerOpened(readReference(reference) ?? reference, key);
  });

  app.post(`${path}/:language?`, async (c) => {
    const begun = begin(c);
    if (!begun) return c.notFound();
    const { problems, answer, answerQuote, renderErrorsWith } = begun;
    renderErrorsWith(nothingAsked);
    const body = await readBody(c, ['form']);
    const asked = {
      reference: formText(body, 'reference').trim(),
      email: formText(body, 'email', ticketLimits.email).trim(),
    };
    renderErrorsWith(asked);
    if (isAboutQuote(asked.reference)) return answerQuote(asked.reference);
    if (!asked.reference || !asked.email) return answer({ ...asked, errorCode: problems.missing }, 422);
    const found = await lookForStatus(c, deps, asked);
    return found ? answer({ ...asked, found }, 200) : answer({ ...asked, errorCode: problems.unknown }, 404);
  });
}

/** With the reference of a link already in the form. */
function statusLink(c: AppContext): StatusAnswer | undefined {
  const reference = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
  return reference ? { reference, email: '' } : undefined;
}
