import type { NotFoundHandler } from 'hono';
import { type AppContext, type AppEnv, urlOf } from '#platform/server/app-context.ts';
import { answerWithError } from '#platform/server/errors/answer-error.ts';
import { accepts } from '#platform/server/http/accept.ts';
import { memoryLimit } from '#platform/server/memory-limit.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import type { Pages } from '#platform/server/pages/pages.ts';
import { hashedAssets } from '#platform/server/pages/representation.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { notFoundPath } from '#site/routes.ts';
import type { MissingNotes } from './missing-notes.ts';

/** Requested by programs; a page would not help them. */
const noPagesBelow = [hashedAssets, '/api/', '/pay/', '/customer/', '/marketing/', '/gogoals/', '/preferences/'];

/**
 * Browsers are redirected to the not-found page, and the path is recorded for the team; programs get a plain answer.
 */
export function answerUnknown(pages: Pages, notes: MissingNotes): NotFoundHandler<AppEnv> {
  const countNote = memoryLimit({ each: 30 });
  return (c) => {
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return answerOtherMethod(c, pages);
    const headers = c.req.header();
    const isBrowser = accepts(headers, 'text/html');
    const isProgram = accepts(headers, 'application/json') && !isBrowser;
    if (isProgram || noPagesBelow.some((start) => path.startsWith(start))) return answerWithError(c, 'notFound');
    const language = languageAtTheEnd(path);
    // One scanner must not displace the paths that visitors look for. It gets the same answer as everyone.
    const sender = c.get('sender')();
    const isScanner = isBrowser && sender !== undefined && countNote(sender.network) > 0;
    if (isBrowser && !isScanner) notes.note(path, language ?? chooseLanguage(undefined, headers));
    c.header('Cache-Control', 'no-store');
    return c.redirect(language ? `${notFoundPath}/${language}` : notFoundPath, 302);
  };
}

function answerOtherMethod(c: AppContext, pages: Pages): Response {
  const isPage = pages.answer({ method: 'HEAD', url: urlOf(c), headers: {} }) !== undefined;
  if (isPage) c.header('Allow', 'GET, HEAD');
  return answerWithError(c, isPage ? 'wrongMethod' : 'notFound');
}

function languageAtTheEnd(path: string): Language | undefined {
  const last = path.replace(/\/$/, '').split('/').at(-1);
  return isLanguage(last) ? last : undefined;
}
