import type { ErrorHandler } from 'hono';
import { readAddress } from '#site/address.ts';
import { faults } from '../../contracts/faults.ts';
import type { AppContext, AppEnv } from '../app-context.ts';
import { wantsPage } from '../http/accepts.ts';
import type { TrustProxy } from '../http/client-address.ts';
import type { PageStatus } from '../live/answer-live.ts';
import type { Log } from '../logging/log.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { isSecure } from '../security/is-secure.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { answerFault } from './answer-fault.ts';
import { CallFault } from './call-fault.ts';
import { errorPage, errorPageStyleSource } from './error-page.ts';
import { isClientGone } from './is-client-gone.ts';

/** What failed goes into the log; the visitor is told that something did, and how to go on. */
export function answerError(log: Log, trustProxy: TrustProxy): ErrorHandler<AppEnv> {
  return async (error, c) => {
    const isFault = error instanceof CallFault;
    if (!isFault && isClientGone(error)) return answerFault(c, 'unreadableBody');
    const id = c.get('requestId');
    if (!isFault) log.error({ id, err: error }, 'a request failed');
    const tell = c.get('renderError');
    if (!tell) return isFault ? answerPlainly(c, trustProxy, error) : answerFailure(c, trustProxy);
    try {
      return await tell(isFault ? error : new CallFault('failure'));
    } catch (cause) {
      // Such as a page that cannot be drawn: it cannot say that it could not be drawn either.
      log.error({ id, err: cause }, 'a fault could not be told in its own way');
      return answerFailure(c, trustProxy);
    }
  };
}

function answerPlainly(c: AppContext, trustProxy: TrustProxy, { fault, details }: CallFault): Response {
  const { status } = faults[fault];
  const isShown = status === faults.tooManyRequests.status || (status >= 500 && c.req.method === 'GET');
  const isPage = isShown && wantsPage(c.req.header()) && !c.get('call');
  return isPage ? answerErrorPage(c, trustProxy, status) : answerFault(c, fault, details);
}

function answerFailure(c: AppContext, trustProxy: TrustProxy): Response {
  if (wantsPage(c.req.header())) return answerErrorPage(c, trustProxy, faults.failure.status);
  return answerFault(c, 'failure', { description: c.get('call')?.failure });
}

function answerErrorPage(c: AppContext, trustProxy: TrustProxy, status: PageStatus): Response {
  const headers = c.req.header();
  const language = chooseLanguage(readAddress(c.req.path), headers);
  return c.html(errorPage(language, c.get('requestId'), status), status, {
    ...securityHeaders(isSecure(headers, trustProxy), { styleSource: errorPageStyleSource }),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  });
}
