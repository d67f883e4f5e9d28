import type { MiddlewareHandler } from 'hono';
import { type FaultName, faults } from '#contracts/faults.ts';
import type { DashboardAnswer } from '#site/account/dashboard.ts';
import { readAddress } from '#site/address.ts';
import type { AppContext, AppEnv } from '../../app-context.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import type { AccountParts } from '../account-parts.ts';
import { answerDashboard } from './answer-dashboard.ts';

/** To stand before the body is read: from there on every fault is told on the dashboard itself. */
export function tellDashboardFaults(parts: AccountParts): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    keepWritten(c, parts, '');
    return next();
  };
}

/** … with what somebody has written, once that is known: whatever fails, it comes back to them. */
export function keepWritten(c: AppContext, parts: AccountParts, written: string): void {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  c.set('tellFault', async ({ fault }) => {
    const status = faults[fault].status;
    const told = { fault: faultOf(fault), view: { kind: 'nothing', written } } as const;
    // Nobody can be known while the database is away.
    const signedIn = fault === 'notReady' ? undefined : await parts.accounts.signedIn(c).catch(() => undefined);
    if (fault !== 'bodyTooLarge') return answerDashboard(c, parts, signedIn, { language, status, ...told });
    const wrong = { typed: {}, problems: { photo: 'tooLarge' } };
    return answerDashboard(c, parts, signedIn, { language, status, wrong, view: { kind: 'profile' } });
  });
}

function faultOf(fault: FaultName): DashboardAnswer['fault'] {
  return fault === 'otherSite' || fault === 'tooManyRequests' || fault === 'notReady' ? fault : 'failure';
}
