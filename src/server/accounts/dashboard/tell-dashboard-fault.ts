import type { MiddlewareHandler } from 'hono';
import { type FaultName, faults } from '#contracts/faults.ts';
import type { DashboardAnswer } from '#site/account/dashboard.ts';
import { readAddress } from '#site/address.ts';
import type { AppEnv } from '../../app-context.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import type { AccountParts } from '../account-parts.ts';
import { loginAddress } from '../sign-in/back.ts';
import { answerDashboard } from './answer-dashboard.ts';

/** To stand before the body is read: from there on every fault is told on the dashboard itself. */
export function tellDashboardFaults(parts: AccountParts): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    c.set('tellFault', async ({ fault }) => {
      // Where the database is away nobody can be known, and the sign-in page says so.
      const signedIn = fault === 'notReady' ? undefined : await parts.accounts.signedIn(c).catch(() => undefined);
      if (!signedIn) return c.redirect(loginAddress(language, c.req.path), 303);
      return answerDashboard(c, parts, signedIn, { language, ...shownFor(fault), status: faults[fault].status });
    });
    return next();
  };
}

function shownFor(fault: FaultName): Pick<DashboardAnswer, 'view' | 'wrong' | 'fault'> {
  if (fault === 'bodyTooLarge')
    return { view: { kind: 'profile' }, wrong: { typed: {}, problems: { photo: 'tooLarge' } } };
  const told = fault === 'otherSite' || fault === 'tooManyRequests' ? fault : 'failure';
  return { view: { kind: 'overview', tickets: [] }, fault: told };
}
