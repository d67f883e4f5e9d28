import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { type ErrorCode, errors } from '#platform/contracts/errors.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import type { RenderError } from '#platform/server/errors/render-errors.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import { answerLive } from '#platform/server/live/live-pages.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { MessageAnswer } from '../live-answers.ts';
import { ticketLimits } from '../ticket-limits.ts';

type Typed = Pick<Extract<MessageAnswer, { kind: 'wrong' }>, 'typed' | 'hadFiles' | 'country'>;

/** API clients get a JSON envelope; a browser without JavaScript gets a page with everything that was typed. */
export function ticketErrors(c: AppContext, live: LivePages, language: Language, typed?: Typed): RenderError {
  return ({ errorCode, details }) => {
    const description = details.description ?? inLanguage(errorCode, language);
    if (!wantsPage(c.req.header())) return answerWithError(c, errorCode, { ...details, description });
    const text = description ?? inLanguage('failure', language) ?? '';
    const message: MessageAnswer = typed
      ? { kind: 'wrong', ...typed, errorText: text, problems: details.fields ?? {} }
      : { kind: 'unread', errorText: text };
    const { status } = errors[errorCode];
    return answerLive(c, live, { path: '/support/message', message }, { language, status });
  };
}

/** Undefined if no visitor can encounter this error. */
function inLanguage(errorCode: ErrorCode, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = wordsIn(language).ticket.errors;
  const text = texts[errorCode];
  const megabytes = ticketLimits.attachmentBytes / 1024 / 1024;
  return text && format(text, language, { email: brand.email.support, megabytes });
}
