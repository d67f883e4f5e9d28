import type { MiddlewareHandler } from 'hono';
import type { AccountDeps } from '#features/accounts/server/accounts.ts';
import { toPublicError } from '#features/accounts/server/accounts.ts';
import { errors } from '#platform/contracts/errors.ts';
import type { AppContext, AppEnv } from '#platform/server/app-context.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { readAddress } from '#site/address.ts';
import { answerDashboard } from './answer-dashboard.ts';

/** To stand before the body is read: from there on every fault is told on the dashboard itself. */
export function renderDashboardErrors(deps: AccountDeps): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    renderErrorsWithText(c, deps, '');
    return next();
  };
}

/** … with what somebody has written, once that is known: whatever fails, it comes back to them. */
export function renderErrorsWithText(c: AppContext, deps: AccountDeps, written: string): void {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  c.set('renderError', async ({ errorCode }) => {
    const shown = { language, status: errors[errorCode].status };
    // Nobody can be known while the database is away.
    const signedIn = errorCode === 'notReady' ? undefined : await deps.accounts.signedIn(c).catch(() => undefined);
    if (errorCode === 'bodyTooLarge' && signedIn) {
      const wrong = { typed: {}, problems: { photo: 'tooLarge' } };
      return answerDashboard(c, deps, signedIn, { ...shown, wrong, view: { kind: 'profile' } });
    }
    // Only a picture is so large, and only of whoever is signed in is that the problem.
    const publicError = errorCode === 'bodyTooLarge' ? 'signedOut' : toPublicError(errorCode);
    return answerDashboard(c, deps, signedIn, { ...shown, errorCode: publicError, view: { kind: 'nothing', written } });
  });
}
