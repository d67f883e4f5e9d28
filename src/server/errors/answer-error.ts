import type { ErrorHandler } from 'hono';
import { faults } from '#contracts/faults.ts';
import { readAddress } from '#site/address.ts';
import type { AppContext, AppEnv } from '../app-context.ts';
import { accepts } from '../http/accepts.ts';
import type { PageStatus } from '../live/answer-live.ts';
import type { Log } from '../logging/log.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { isSecure } from '../security/is-secure.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { answerFault, CallFault } from './call-fault.ts';
import { errorPage, errorPageStyleSource } from './error-page.ts';
import { isClientGone } from './is-client-gone.ts';

/** What failed goes into the log; the visitor is told that something did, and how to go on. */
export function answerError(log: Log, trustProxy: boolean): ErrorHandler<AppEnv> {
  return (error, c) => {
    const wantsErrorPage = c.req.method === 'GET' && accepts(c.req.header(), 'text/html') && !c.get('call');
    const tellPlainly = ({ fault, details }: CallFault) =>
      wantsErrorPage && faults[fault].status >= 500
        ? answerErrorPage(c, trustProxy, faults[fault].status)
        : answerFault(c, fault, details);
    const tell = c.get('tellFault') ?? tellPlainly;
    if (error instanceof CallFault) return tell(error);
    if (isClientGone(error)) return answerFault(c, 'unreadableBody');
    log.error({ id: c.get('requestId'), err: error }, 'a request failed');
    if (c.get('tellFault')) return tell(new CallFault('failure'));
    if (c.req.method === 'GET' && accepts(c.req.header(), 'text/html')) return answerErrorPage(c, trustProxy, 500);
    return answerFault(c, 'failure', { description: c.get('call')?.failure });
  };
}

function answerErrorPage(c: AppContext, trustProxy: boolean, status: PageStatus): Response {
  const headers = c.req.header();
  const language = chooseLanguage(readAddress(c.req.path), headers);
  return c.html(errorPage(language, c.get('requestId')), status, {
    ...securityHeaders(isSecure(headers, trustProxy), { styleSource: errorPageStyleSource }),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  });
}
