import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { someAddress } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { composeConsole } from '#platform/server/compose-console.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { staffRoles } from '#site/staff.ts';
import { answerOf, boss, isClosed, see, teamApp } from './testing-team.ts';

const database = await databaseForTests('embedded');
const { db, site, signedIn, memberOf } = teamApp(database);
const { views, actions } = composeConsole(features);

describe('a role', () => {
  const customerData = 'zulema.customer@example.com';

  it.each(staffRoles)('%s opens the views that it may, and no other', async (role) => {
    const { browser } = await memberOf(role);
    const least = { agent: 16, editor: 3, administrator: 20 }[role];
    expect([...views.values()].filter(({ roles }) => roles.includes(role)).length).toBeGreaterThanOrEqual(least);
    for (const [view, { roles, record }] of views) {
      const response = await see(browser, `/staff/es?view=${view}`);
      // A record without a reference is not found by those who may open it.
      expect([view, response.status]).toEqual([view, roles.includes(role) ? (record ? 404 : 200) : 403]);
      const { email: _, menu = [], ...answer } = await answerOf(response);
      expect(menu.flat().filter((name) => !views.get(name)?.roles.includes(role))).toEqual([]);
      if (!roles.includes(role)) expect(answer).toEqual({ view: { kind: 'nothing' }, errorCode: 'notAllowed' });
    }
  });

  it.each(staffRoles)('%s sends the forms that it may, and no other', async (role) => {
    const { browser } = await memberOf(role);
    const least = { agent: 32, editor: 9, administrator: 44 }[role];
    expect([...actions.values()].filter(({ roles }) => roles.includes(role)).length).toBeGreaterThanOrEqual(least);
    for (const [action, { roles }] of actions) {
      const response = await browser.post('/staff/es', { action });
      const answer = response.status === 303 ? undefined : await answerOf(response);
      expect([action, answer?.errorCode === 'notAllowed']).toEqual([action, !roles.includes(role)]);
      if (!roles.includes(role)) expect([response.status, answer?.view.kind]).toEqual([403, 'nothing']);
    }
  });

  it('an editor gets neither files nor quotes of customers, nor what waits for others', async () => {
    const { browser } = await memberOf('editor');
    expect((await see(browser, `/staff/file/${randomUUID()}`)).status).toBe(403);
    const { view, waiting, menu } = await answerOf(await see(browser));
    expect([view.kind, menu]).toEqual(['marketing', [['overview'], ['marketing'], ['security']]]);
    expect(Object.keys(waiting ?? {})).toEqual(['overview', 'marketing', 'security']);
    // An action that nobody knows must not lead to a view of others.
    expect((await answerOf(await browser.post('/staff/es', { action: 'nonsense' }))).view.kind).toBe('marketing');
    expect(JSON.stringify(await answerOf(await see(browser)))).not.toContain(customerData);
  });

  it('decides where a member lands after signing in', async () => {
    const { email } = await memberOf('agent');
    const browser = site.browser();
    await browser.post('/login/es', { step: 'email', email });
    const response = await browser.post('/login/es', { step: 'code', email, code: await site.codeFor(email) });
    expect(response.headers.get('location')).toBe('/staff/es');
  });

  it('does not exist for a customer', async () => {
    const browser = await signedIn(someAddress());
    expect(await isClosed(browser)).toBe(true);
    expect((await browser.post('/staff/es', { action: 'invite' })).status).toBe(404);
  });
});

describe('the log', () => {
  it('is searched by member, kind, reference and day, and paged by cursor', async () => {
    const administrator = await signedIn(boss);
    for (let n = 0; n < 60; n++) {
      const by = { staffEmail: n % 2 ? boss : 'luis (terminal)', at: new Date(Date.now() - n * 1000) };
      await noteAction(db, by, {
        action: 'ticket-state',
        subject: 'H-7KQ2-94MX',
        details: { from: 'new', to: 'closed' },
      });
    }
    const role = { action: 'team-role', subject: 'ana@example.com', details: { from: 'agent', to: 'editor' } } as const;
    await noteAction(db, { staffEmail: boss, at: new Date() }, role);
    const view = async (query: string) => {
      const { view: found } = await answerOf(await see(administrator, `/staff/es?view=log${query}`));
      if (found.kind !== 'log') throw new Error('This is not the log');
      return found;
    };
    const everything = await view('');
    expect(everything.actions).toHaveLength(50);
    const older = await view(`&page=2&after=${everything.ends?.last}`);
    expect(older.actions.length).toBeGreaterThan(0);
    expect(await view(`&page=1&before=${older.ends?.first}`)).toMatchObject({ actions: everything.actions });
    expect(new Set((await view('&kind=team')).actions.map(({ action }) => action.split('-')[0]))).toEqual(
      new Set(['team']),
    );
    expect(new Set((await view(`&member=${boss}`)).actions.map(({ staffEmail }) => staffEmail))).toEqual(
      new Set([boss]),
    );
    const [{ subject } = { subject: '' }] = everything.actions;
    expect(new Set((await view(`&q=${subject}`)).actions.map((line) => line.subject))).toEqual(new Set([subject]));
    expect((await view('&to=2020-01-01')).actions).toEqual([]);
    expect((await view('&from=2020-01-01')).actions).toEqual(everything.actions);
    expect((await view('&after=1.nonsense&kind=%00&from=tomorrow')).actions).toEqual(everything.actions);
  });
});
