import { createHash } from 'node:crypto';
import type { ErrorHandler } from 'hono';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { href, readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { type ErrorCode, type ErrorDetails, errors, toErrorEnvelope, withCodigo } from '../../contracts/envelope.ts';
import { pageTransition } from '../../page/head.ts';
import { type AppContext, type AppEnv, headersOf } from '../app-context.ts';
import { wantsPage } from '../http/accept.ts';
import type { TrustProxy } from '../http/client-address.ts';
import type { PageStatus } from '../live/live-pages.ts';
import type { Log } from '../logging/log.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { isSecure } from '../security/origins.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { CallError, ErrorToRender, type RenderError, type RouteErrors } from './call-error.ts';

/**
 * Logs what failed; the visitor only learns that something did, and how to go on. An error is shown by the handler in
 * which it happened (`renderErrors`), else as its address says (`routes`), else in the usual way.
 */
export function answerError(log: Log, trustProxy: TrustProxy, routes: readonly RouteErrors[]): ErrorHandler<AppEnv> {
  return async (thrown, c) => {
    const error = thrown instanceof ErrorToRender ? thrown.cause : thrown;
    if (isClientGone(error)) return answerWithError(c, 'unreadableBody');
    const id = c.get('requestId');
    if (error instanceof CallError) sayWhenToRetry(c, error);
    else log.error({ id, err: error }, 'a request failed');
    const render = rendererOf(thrown, c, routes);
    if (!render) return error instanceof CallError ? answerPlainly(c, trustProxy, error) : answerFailure(c, trustProxy);
    try {
      return await render(error instanceof CallError ? error : new CallError('failure'));
    } catch (cause) {
      // For example a page that cannot be rendered: rendering its error fails, too.
      log.error({ id, err: cause }, 'the page for an error could not be rendered');
      return answerFailure(c, trustProxy);
    }
  };
}

/** Seconds for a client to wait if nobody has said for how long: by then a database that was away may be back. */
const secondsToWait = 5;

/** For an error that passes by itself. One that has a reason says what helps instead. */
function sayWhenToRetry(c: AppContext, { errorCode, details }: CallError): void {
  const passes = errorCode === 'notReady' || errorCode === 'tooManyRequests';
  if (!passes || details.reason !== undefined || c.res.headers.has('Retry-After')) return;
  c.header('Retry-After', String(secondsToWait));
}

function rendererOf(thrown: unknown, c: AppContext, routes: readonly RouteErrors[]): RenderError | undefined {
  if (thrown instanceof ErrorToRender) return thrown.render;
  const route = routes.find(({ path }) => matches(path, c.req.path));
  return route && ((error) => route.render(c, error));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function answerPlainly(c: AppContext, trustProxy: TrustProxy, { errorCode, details }: CallError): Response {
  const { status } = errors[errorCode];
  const isShown = status === errors.tooManyRequests.status || (status >= 500 && c.req.method === 'GET');
  const isPage = isShown && wantsPage(headersOf(c)) && !c.get('call');
  return isPage ? answerErrorPage(c, trustProxy, status) : answerWithError(c, errorCode, details);
}

function answerFailure(c: AppContext, trustProxy: TrustProxy): Response {
  if (wantsPage(headersOf(c))) return answerErrorPage(c, trustProxy, errors.failure.status);
  return answerWithError(c, 'failure', { description: c.get('call')?.failure });
}

function answerErrorPage(c: AppContext, trustProxy: TrustProxy, status: PageStatus): Response {
  const headers = headersOf(c);
  const language = chooseLanguage(readAddress(c.req.path), headers);
  return c.html(errorPage(language, c.get('requestId'), status), status, {
    ...securityHeaders(isSecure(headers, trustProxy), { styleSource: errorPageStyleSource }),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  });
}

/**
 * The client disconnected while sending: this is not a failure, and no one reads the response. This is how Node reports
 * it.
 */
function isClientGone(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

const style = `
${pageTransition}
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin-inline: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { margin-inline-end: 1.5rem; }
`;

/** The page contains its own style, so it is complete even when no other file loads. */
const errorPageStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function errorPage(language: Language, requestId: string, status: number): string {
  const { retry, home, ...words } = wordsIn(language).errorPage;
  const { title, text } = status === errors.tooManyRequests.status ? words.tooMany : words;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${brand.name}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a> <a href="${href('/', language)}">${home}</a></p>
<p><small>${requestId}</small></p>
</main>
</html>
`;
}
export function answerWithError(c: AppContext, name: ErrorCode, details: ErrorDetails = {}): Response {
  c.header('Cache-Control', 'no-store');
  const envelope = toErrorEnvelope(name, details);
  return c.json(c.get('call')?.codeName === 'CODIGO' ? withCodigo(envelope) : envelope, errors[name].status);
}
