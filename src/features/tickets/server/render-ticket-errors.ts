import type { MiddlewareHandler } from 'hono';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { type ErrorCode, errors } from '#platform/contracts/errors.ts';
import type { AppContext, AppEnv } from '#platform/server/app-context.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import type { CallError } from '#platform/server/errors/call-error.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import { answerLive } from '#platform/server/live/live-pages.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { MessageAnswer } from '../live-answers.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { ticketLanguage } from './ticket-language.ts';

/** To stand before the body is read: from there on every fault is told in the visitor's language. */
export function renderTicketErrors(live: LivePages): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    renderErrorsWith(c, live, ticketLanguage(c));
    return next();
  };
}

type Typed = Pick<Extract<MessageAnswer, { kind: 'wrong' }>, 'typed' | 'hadFiles'>;

/** A program is told as an envelope; a browser without JavaScript gets a page, with everything that was typed. */
export function renderErrorsWith(c: AppContext, live: LivePages, language: Language, typed?: Typed): void {
  c.set('renderError', ({ errorCode, details }: CallError) => {
    const description = details.description ?? inLanguage(errorCode, language);
    if (!wantsPage(c.req.header())) return answerWithError(c, errorCode, { ...details, description });
    const said = description ?? inLanguage('failure', language) ?? '';
    const message: MessageAnswer = typed
      ? { kind: 'wrong', ...typed, errorCode: said, problems: details.fields ?? {} }
      : { kind: 'unread', errorCode: said };
    const { status } = errors[errorCode];
    return answerLive(c, live, { path: '/support/message', message }, { language, status });
  });
}

/** Undefined: no visitor ever meets this one. */
function inLanguage(errorCode: ErrorCode, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = wordsIn(language).ticket.errors;
  const text = texts[errorCode];
  const megabytes = ticketLimits.attachmentBytes / 1024 / 1024;
  return text && format(text, language, { email: brand.email.support, megabytes });
}
