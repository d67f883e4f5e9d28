import { randomUUID } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { rememberProven } from '#features/accounts/server/cookies.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody, readForm } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { formText, queryText, typedText } from '#platform/server/http/request-text.ts';
import { answerLive, type LivePages, type PageStatus } from '#platform/server/live/live-pages.ts';
import { chooseLanguage, pagePattern } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { isLinkKey } from '#platform/server/security/secrets.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { readAddress } from '#site/address.ts';
import { format } from '#site/message.ts';
import type { QuoteStatus } from '#site/quotes.ts';
import type { StatusAnswer } from '../live-answers.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { attachmentRules, questionAbout } from './attachments.ts';
import { replyByLink } from './link-reply.ts';
import { readReply } from './read-reply.ts';
import { lookForFile, lookForOpened, lookForStatus, type StatusDeps, statusAddress } from './status.ts';
import { readReference } from './store/find-tickets.ts';

const path = '/support/status';
const emptyQuery = { reference: '', email: '' };

/** Quote references begin with Q. A ticket's begins differently, and also needs the e-mail address. */
const isAboutQuote = (typed: string) => /^\s*q/i.test(typed);

export interface StatusPageDeps extends StatusDeps {
  /** Whether a quote is genuine and still valid. Undefined if there is no such quote. */
  readonly checkQuoteStatus: (c: AppContext, reference: string) => Promise<QuoteStatus | undefined>;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'dataDir' | 'teamEmail' | 'replyEmail'>;
  readonly live: LivePages;
  readonly wakeMail?: ServerDeps['wakeMail'];
}

/**
 * Answers `/support/status` with the result, for three kinds of request: the plain form, the address printed on a
 * quote, and the link of a mail, which also shows the conversation, and a form to reply.
 */
export function mountStatusPage(app: App, deps: StatusPageDeps): void {
  app.get(pagePattern(path), async (c, next) => {
    const quote = queryText(c, 'quote', inputBounds.reference);
    const key = queryText(c, 'key', inputBounds.key);
    const reference = quote ?? queryText(c, 'reference', inputBounds.reference);
    const visit = reference !== undefined && (quote ?? key) !== undefined ? visitOf(c, deps) : undefined;
    if (reference === undefined || !visit) return next();
    return renderErrors(visit.errorsWith({ reference, email: '' }), () => {
      if (quote !== undefined || key === undefined) return visit.answerQuote(reference);
      const link = { reference: readReference(reference) ?? reference, key };
      const { data: file } = uuidText().toLowerCase().safeParse(queryText(c, 'file'));
      const isSent = queryText(c, 'sent') !== undefined;
      return file === undefined ? visit.answerOpened(link, { isSent }) : visit.answerQuestion(link, file);
    });
  });

  app.post(pagePattern(path), async (c) => {
    const visit = visitOf(c, deps);
    if (!visit) return c.notFound();
    const { problems, answer, answerQuote, errorsWith } = visit;
    const key = queryText(c, 'key', inputBounds.key);
    const linked = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
    if (linked && key) return takeReply(c, deps, { reference: linked, key }, visit);
    const body = await renderErrors(errorsWith(emptyQuery), () => readBody(c, ['form']));
    const query = {
      reference: formText(body, 'reference').trim(),
      email: formText(body, 'email', ticketLimits.email).trim(),
    };
    return renderErrors(errorsWith(query), async () => {
      if (isAboutQuote(query.reference)) return answerQuote(query.reference);
      if (!query.reference || !query.email) return answer({ ...query, errorText: problems.missing }, 422);
      const found = await lookForStatus(c, deps, query);
      return found ? answer({ ...query, found }, 200) : answer({ ...query, errorText: problems.unknown }, 404);
    });
  });
}

interface Link {
  readonly reference: string;
  readonly key: string;
}

type Reply = NonNullable<StatusAnswer['reply']>;

/** A reply of a visitor who came by the link of a mail: its form is sent to the same address. */
async function takeReply(c: AppContext, deps: StatusPageDeps, link: Link, visit: Visit): Promise<Response> {
  const { language, answerOpened, answerSentBefore, answerWrongLink, replyErrors } = visit;
  const { config, secretOf } = deps;
  const hasKey = async () => isLinkKey(await secretOf(), 'ticket', link.reference, link.key);
  const form = await renderErrors(replyErrors(link, ''), () => {
    if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
    const folder = attachmentsFolder(config.dataDir);
    return readForm(c, { ...attachmentRules, folder, isAllowed: () => whileDatabaseAnswers(deps.database, hasKey) });
  });
  const read = readReply(form.fields, form.uploads);
  try {
    return await renderErrors(replyErrors(link, typedText(form.fields, 'message')), async () => {
      const isOpened = await whileDatabaseAnswers(deps.database, hasKey);
      if (!read || !isOpened) return answerWrongLink(link);
      if ('wrong' in read) return answerOpened(link, read, 422);
      const outcome = await replyByLink(c, deps, { ...read, reference: link.reference });
      if (outcome === 'unknown') return answerWrongLink(link);
      if (outcome === 'sentBefore') return answerSentBefore(link, read.text);
      return c.redirect(`${statusAddress(await secretOf(), link.reference, language)}&sent=yes`, 303);
    });
  } finally {
    if (!read || 'wrong' in read || !read.files.isWritten()) await form.discard();
  }
}

/** What a request to the page can be answered with. Undefined if the address is in no language of the site. */
function visitOf(c: AppContext, deps: StatusPageDeps) {
  const address = readAddress(c.req.path);
  if (!address) return undefined;
  const language = chooseLanguage(address, headersOf(c));
  const { dashboard, supportStatus, ticket } = wordsIn(language);
  const { problems } = supportStatus;
  const answer = (status: StatusAnswer, code: PageStatus) =>
    answerLive(c, deps.live, { path, status }, { language, status: code });
  const errorsWith =
    (query: typeof emptyQuery): RenderError =>
    ({ errorCode }) => {
      const texts: Readonly<Partial<Record<ErrorCode, string>>> = problems;
      return answer({ ...query, errorText: texts[errorCode] ?? problems.failure }, errors[errorCode].status);
    };
  const answerQuote = async (reference: string) => {
    const quote = (await deps.checkQuoteStatus(c, reference)) ?? null;
    return answer({ reference: quote?.reference ?? reference, email: '', quote }, quote ? 200 : 404);
  };
  const answerWrongLink = ({ reference }: Link) => answer({ reference, email: '', errorText: problems.link }, 404);
  const answerOpened = async (link: Link, reply: Partial<Reply> = {}, code: PageStatus = 200) => {
    const opened = await lookForOpened(c, deps, link);
    if (!opened) return answerWrongLink(link);
    const { status: found, provenEmail } = opened;
    if (provenEmail) rememberProven(c, provenEmail, { config: deps.config, secret: await deps.secretOf() });
    // The address of this page gives access to it, so it must not be sent to other sites as the referrer.
    c.header('Referrer-Policy', 'same-origin');
    const form = found.entries && { messageId: randomUUID(), ...reply };
    return answer({ reference: link.reference, email: '', found, provenEmail, reply: form }, code);
  };
  const unsent = (text: string, errorText: string) => ({
    messageId: randomUUID(),
    errorText,
    wrong: { typed: { message: text }, problems: {} },
  });
  /** The same form was sent with another text, which makes this one a message of its own. */
  const answerSentBefore = (link: Link, text: string) =>
    answerOpened(link, unsent(text, dashboard.errors.sentBefore), errors.changed.status);
  /** The error and everything that was typed, with the conversation if it can be shown. */
  const replyErrors =
    (link: Link, text: string): RenderError =>
    async ({ errorCode }) => {
      const texts: Readonly<Partial<Record<ErrorCode, string>>> = { ...dashboard.errors, ...ticket.errors };
      const megabytes = ticketLimits.attachmentBytes / 1024 / 1024;
      const values = { email: brand.email.support, megabytes };
      const reply = unsent(text, format(texts[errorCode] ?? ticket.errors.failure, language, values));
      const { status } = errors[errorCode];
      return answerOpened(link, reply, status).catch(() =>
        answer({ reference: link.reference, email: '', reply }, status),
      );
    };
  const answerQuestion = async (link: Link, id: string) => {
    const { reference, key } = link;
    const found = await lookForFile(c, deps, { id, ...link });
    const file = found && questionAbout(found);
    if (!file) return answerWrongLink(link);
    c.header('Referrer-Policy', 'same-origin');
    return answer({ reference, email: '', question: { file, key } }, 200);
  };
  return {
    language,
    problems,
    answer,
    answerQuote,
    answerOpened,
    answerQuestion,
    answerSentBefore,
    answerWrongLink,
    errorsWith,
    replyErrors,
  };
}

type Visit = NonNullable<ReturnType<typeof visitOf>>;

/** The form with the reference from the link filled in. */
export function statusLink(c: AppContext): StatusAnswer | undefined {
  const reference = readReference(queryText(c, 'reference', inputBounds.reference) ?? '');
  return reference ? { reference, email: '' } : undefined;
}
