import type { AccountDeps } from '#features/accounts/server/accounts.ts';
import { toPublicError } from '#features/accounts/server/accounts.ts';
import { errors } from '#platform/contracts/errors.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { RenderError } from '#platform/server/errors/render-errors.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { readAddress } from '#site/address.ts';
import { answerDashboard } from './answer-dashboard.ts';

/** Errors are shown on the dashboard itself, with the text that the visitor has written, so that it is not lost. */
export function dashboardErrors(c: AppContext, deps: AccountDeps, written = ''): RenderError {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  return async ({ errorCode }) => {
    const shown = { language, status: errors[errorCode].status };
    // The visitor cannot be identified while the database is down.
    const signedIn = errorCode === 'notReady' ? undefined : await deps.accounts.signedIn(c).catch(() => undefined);
    if (errorCode === 'bodyTooLarge' && signedIn) {
      const wrong = { typed: {}, problems: { photo: 'tooLarge' } };
      return answerDashboard(c, deps, signedIn, { ...shown, wrong, view: { kind: 'profile' } });
    }
    // Only a picture can be that large, and that is only the problem if the visitor is signed in.
    const publicError = errorCode === 'bodyTooLarge' ? 'signedOut' : toPublicError(errorCode);
    return answerDashboard(c, deps, signedIn, { ...shown, errorCode: publicError, view: { kind: 'nothing', written } });
  };
}
