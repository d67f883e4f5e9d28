import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerIn, ofKind } from '#app/testing-live.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { dashboardActions } from '#site/dashboard.ts';
import { peopleOn } from './testing-dashboard.ts';

describe.each(databaseKinds)('the dashboard, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database, { STAFF_EMAILS: 'Boss@example.com, jose\u0301@example.com' });
  const { write, signedIn } = peopleOn(site);

  describe('for a visitor who is not signed in', () => {
    it.each([
      ['/dashboard', '/login/en?back=%2Fdashboard'],
      ['/application/fr', '/login/fr?back=%2Fapplication%2Ffr'],
      [
        '/dashboard/es?view=tickets&ticket=H-2222-2222',
        '/login/es?back=%2Fdashboard%2Fes%3Fview%3Dtickets%26ticket%3DH-2222-2222',
      ],
    ])('%s redirects to the sign-in and back', async (path, login) => {
      const answer = await site.browser().send(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, login]);
    });

    it.each(dashboardActions)('%s only redirects to the sign-in', async (action) => {
      const answer = await site.browser().post('/dashboard/en', { action });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/en?back=%2Fdashboard%2Fen']);
    });
  });

  it.each(dashboardActions)('%s is refused if a page of another site sends it', async (action) => {
    const { post } = await signedIn();
    const answer = await post('/dashboard/en', { action }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await answerIn(answer)).toMatchObject({ dashboard: { errorCode: 'otherSite' } });
  });

  it('is the same at /application, is never cached, and redirects from an unknown language', async () => {
    const { send } = await signedIn();
    const answer = await send('/application/es');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answerIn(answer)).toMatchObject({ path: '/dashboard', dashboard: { view: { kind: 'overview' } } });
    expect((await send('/dashboard/xx')).status).toBe(302);
  });

  it('recognises the team', async () => {
    expect((await (await signedIn('boss@example.com')).see()).person.isStaff).toBe(true);
    // One character in the account, and two code points in the settings.
    expect((await (await signedIn('jos\u00e9@example.com')).see()).person.isStaff).toBe(true);
    expect((await (await signedIn()).see()).person.isStaff).toBe(false);
  });

  it('marks only the notifications of its owner as read', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const [first] = ofKind((await one.see('?view=notifications')).view, 'notifications').notifications;
    await other.act('read', { id: String(first?.id) });
    expect((await one.see()).unread).toBe(1);
    await one.act('read', { id: String(first?.id) });
    expect((await one.see()).unread).toBe(0);
    expect(ofKind((await one.see('?view=notifications')).view, 'notifications').notifications).toMatchObject([
      { isRead: true },
    ]);
    await write(one.email);
    await one.act('read-all');
    expect((await one.see()).unread).toBe(0);
    expect((await other.see()).unread).toBe(1);
  });

  it('links a notification to what it is about', async () => {
    const { email, see } = await signedIn();
    const [{ id = '' } = {}] = await database.db.select().from(user).where(eq(user.email, email));
    const values = { reference: 'H-2222-2222', product: 'Wabot', amount: '1', plan: 'small' };
    for (const kind of ['ticketAnswered', 'quoteReady', 'paymentApproved', 'ofALaterVersion']) {
      await addNotification(database.db, id, { kind, event: kind, values });
    }
    await addNotification(database.db, id, { kind: 'ticketOfALaterVersion', event: 'without a reference' });
    const { notifications } = ofKind((await see('?view=notifications')).view, 'notifications');
    expect(notifications.map(({ ticket, view }) => ticket ?? view).sort()).toEqual([
      ...['H-2222-2222', 'payments', 'quotes'],
      // A welcome, and two kinds that only a later version knows.
      ...[undefined, undefined, undefined],
    ]);
    expect(ofKind((await see('?view=quotes')).view, 'quotes').quotes).toEqual([]);
  });

  it.each(['x', ''])('does nothing for an unknown action (%j)', async (action) => {
    const { act } = await signedIn();
    expect((await act(action)).headers.get('location')).toBe('/dashboard/en');
  });
});
