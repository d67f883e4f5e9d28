import { wordsIn } from '#content/words.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import type { CallError } from '#platform/server/errors/call-error.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import { getNotifications, getUserInfo, markNotification } from '../contract.ts';

export const bellCalls = [getNotifications, markNotification, getUserInfo] as const;

/** The page sends its own language, which may differ from the one the visitor once chose. */
export function bellLanguage(c: AppContext): Language {
  return negotiateLanguage(c.req.header('accept-language') ?? '') ?? defaultLanguage;
}

/** The visitor sees the description of an error, so it is in their language. */
export function renderBellError(c: AppContext, { errorCode, details }: CallError): Response {
  const texts: Readonly<Record<string, string>> = wordsIn(bellLanguage(c)).notifications.errors;
  const description = details.description ?? texts[errorCode] ?? texts['failure'];
  return answerWithError(c, errorCode, { ...details, description });
}
