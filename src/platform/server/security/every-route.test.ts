import { describe, expect, it } from 'vitest';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests } from '../../database/testing.ts';
import { pagePattern } from '../pages/choose-language.ts';

/**
 * What other systems of the company, or anyone without a session, may call: these change nothing on behalf of a
 * visitor, or need a token.
 */
const openToOthers = [
  '/gogoals/get_countries',
  '/api/services/get_service',
  '/marketing/marketing_get_notificacion_pub',
  '/help/ask',
  '/help/rate',
  '/customer/cliente_ticket_crear',
  '/customer/cliente_ticket_estado',
  pagePattern('/support/status'),
  '/pay/products/get_plans',
  '/api/services/quotation/create',
  '/pay/transactions/create',
  '/pay/transactions/state',
  // Needs a signature that only the provider can make.
  '/pay/events',
  // Needs the key of the mail provider.
  '/inbound/mail',
  // Browsers read no response to these, and reports from pages of other sites are ignored.
  '/csp-reports',
  '/api/app/notificaciones_campana',
  '/api/app/estado_notificacion_campana',
];

describe('every URL that accepts a write', async () => {
  const database = await databaseForTests('embedded');
  const site = accountApp(database, { STAFF_EMAILS: 'boss@example.com' });

  const addresses = () => [
    ...new Set(
      site.app.routes.filter(({ method, path }) => method === 'POST' && path !== '/*').map(({ path }) => path),
    ),
  ];

  it('is either public on purpose, or refuses pages of other sites, also for signed-in visitors', async () => {
    const boss = site.browser({ 'sec-fetch-site': 'cross-site' });
    const welcome = site.browser();
    await welcome.signIn('boss@example.com');
    for (const [name, value] of welcome.jar) boss.jar.set(name, value);
    const paths = addresses().filter((path) => !openToOthers.includes(path));
    expect(paths).toContain(pagePattern('/dashboard'));
    expect(paths).toContain('/staff/*');
    expect(paths).toContain('/preferences/country');
    for (const path of paths) {
      const body = new URLSearchParams({ action: 'profile', step: 'email', country: 'co' }).toString();
      const answer = await boss.send(path.replace(/\/(:language[^/]*|\*)$/, '/en'), {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.status, path).toBe(403);
    }
  });

  it('is listed above, if it is public', () => {
    expect(openToOthers.filter((path) => !addresses().includes(path))).toEqual([]);
  });
});
