import type { ErrorHandler } from 'hono';
import { readAddress } from '#site/address.ts';
import type { AppContext, AppEnv } from '../app-context.ts';
import { accepts } from '../http/accepts.ts';
import type { Log } from '../logging/log.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { isSecure } from '../security/is-secure.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { answerFault, CallFault } from './call-fault.ts';
import { errorPage, errorPageStyleSource } from './error-page.ts';

/** What failed goes into the log; the visitor is told that something did, and how to go on. */
export function answerError(log: Log, trustProxy: boolean): ErrorHandler<AppEnv> {
  return (error, c) => {
    const tell = c.get('tellFault') ?? (({ fault, details }) => answerFault(c, fault, details));
    if (error instanceof CallFault) return tell(error);
    log.error({ id: c.get('requestId'), err: error }, 'a request failed');
    if (c.get('tellFault')) return tell(new CallFault('failure'));
    if (c.req.method === 'GET' && accepts(c.req.header(), 'text/html')) return answerErrorPage(c, trustProxy);
    return answerFault(c, 'failure', { description: c.get('call')?.failure });
  };
}

function answerErrorPage(c: AppContext, trustProxy: boolean): Response {
  const headers = c.req.header();
  const language = chooseLanguage(readAddress(c.req.path), headers);
  return c.html(errorPage(language, c.get('requestId')), 500, {
    ...securityHeaders(isSecure(headers, trustProxy), errorPageStyleSource),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  });
}
