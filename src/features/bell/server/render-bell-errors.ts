import type { MiddlewareHandler } from 'hono';
import { wordsIn } from '#content/words.ts';
import type { AppContext, AppEnv } from '#platform/server/app-context.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import { getNotifications, getUserInfo, markNotification } from '../contract.ts';

export const bellCalls = [getNotifications, markNotification, getUserInfo] as const;

/** The page names its own language, which may be another than the one the visitor chose once. */
export function bellLanguage(c: AppContext): Language {
  return negotiateLanguage(c.req.header('accept-language') ?? '') ?? defaultLanguage;
}

/** What goes wrong is shown to the visitor as it is described, so it is said in their language. */
export function renderBellErrors(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const texts: Readonly<Record<string, string>> = wordsIn(bellLanguage(c)).notifications.errors;
    c.set('renderError', ({ errorCode, details }) => {
      return answerWithError(c, errorCode, {
        ...details,
        description: details.description ?? texts[errorCode] ?? texts['failure'],
      });
    });
    return next();
  };
}
