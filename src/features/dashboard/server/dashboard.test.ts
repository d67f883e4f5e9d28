import { describe, expect, it } from 'vitest';
import { answerIn, ofKind } from '#app/testing-live.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { notification } from '#features/accounts/server/tables.ts';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { newQuoteReference } from '#platform/database/reference-code.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { dashboardActions } from '#site/dashboard.ts';
import { peopleOn } from './testing-dashboard.ts';

describe.each(databaseKinds())('the dashboard, on %s', async (kind) => {
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

  it('has the times of the device, or else of the country in the profile', async () => {
    const { see, act, jar } = await signedIn();
    expect((await see()).clock).toEqual({ zone: 'America/Bogota', basis: 'guess' });
    await act('profile', { name: 'Ana', language: 'en', country: 'jp' });
    jar.delete('userCountry');
    expect((await see()).clock).toEqual({ zone: 'Asia/Tokyo', basis: 'guess' });
    jar.set('userZone', 'Europe/Paris');
    expect((await see()).clock).toEqual({ zone: 'Europe/Paris', basis: 'device' });
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

  it('opens what a notification is about, which is then read, for its owner only', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const userId = await site.idOf(one.email);
    const ticket = await write(one.email);
    await one.act('read-all');
    const order = await insertTestOrder(database.db, { userId, state: 'paid' });
    const startsAt = new Date(Date.now() + 1e9);
    const meeting = await insertTestMeeting(database.db, { userId, startsAt });
    const about = [
      ['ticketAnswered', ticket, `/dashboard/en?view=tickets&ticket=${ticket}`],
      ['ticketAnswered', 'H-2222-2222', '/dashboard/en?view=tickets'],
      ['paymentApproved', order.reference, expect.stringContaining(`/payment/en?order=${order.reference}&key=`)],
      ['paymentApproved', 'P-2222-2222-2222', '/dashboard/en?view=payments'],
      ['meetingBooked', meeting.reference, expect.stringContaining(meeting.reference)],
      ['quoteReady', 'Q-2222-2222-2222', '/dashboard/en?view=quotes'],
      ['ofALaterVersion', '', '/dashboard/en'],
    ] as const;
    for (const [n, [kind, reference, target]] of about.entries()) {
      const values = { reference, startsAt: 0, zone: 'UTC' };
      await database.db.insert(notification).values({ userId, kind, event: `${n}`, values });
      const [newest] = ofKind((await one.see('?view=notifications')).view, 'notifications').notifications;
      const address = `/dashboard/en?notification=${newest?.id}`;
      expect((await other.send(address)).headers.get('location')).toBe('/dashboard/en?view=notifications');
      expect((await site.browser().send(address)).headers.get('location')).toContain('/login/en?back=');
      await one.send(address, { headers: { 'sec-purpose': 'prefetch' } });
      expect((await one.see()).unread).toBe(1);
      expect((await one.send(address)).headers.get('location')).toEqual(target);
      expect((await one.see()).unread).toBe(0);
    }
  });

  it('counts everything about a ticket, order, quote or meeting as read once its page is opened', async () => {
    const one = await signedIn();
    const userId = await site.idOf(one.email);
    const order = await insertTestOrder(database.db, { userId, state: 'paid' });
    const meeting = await insertTestMeeting(database.db, { userId, startsAt: new Date(Date.now() + 2e9) });
    const kinds = [
      ['ticketAnswered', await write(one.email)],
      ['paymentApproved', order.reference],
      ['quoteReady', await insertQuote(userId, one.email)],
      ['meetingBooked', meeting.reference],
    ] as const;
    for (const [kind, reference] of kinds) {
      await one.act('read-all');
      const values = { reference, startsAt: 0, zone: 'UTC' };
      for (const n of [1, 2]) await addNotification(database.db, userId, { kind, event: `${reference} ${n}`, values });
      const [newest] = ofKind((await one.see('?view=notifications')).view, 'notifications').notifications;
      const page = (await one.send(`/dashboard/en?notification=${newest?.id}`)).headers.get('location') ?? '';
      expect((await one.see()).unread, kind).toBe(1);
      expect((await one.send(page)).status).toBe(200);
      expect((await one.see()).unread, kind).toBe(0);
    }
  });

  async function insertQuote(userId: string, email: string): Promise<string> {
    const reference = newQuoteReference();
    const createdAt = new Date();
    const prices = { currency: 'cop', selection: 'x', lines: [], taxes: [], subtotal: 1, total: 1 };
    const times = { createdAt, validUntil: new Date(Date.now() + 1e9) };
    await database.db
      .insert(quote)
      .values({ reference, name: 'Ana', email, userId, language: 'en', ...prices, ...times });
    return reference;
  }

  it('has all notifications, page by page', async () => {
    const { email, see, act } = await signedIn();
    const userId = await site.idOf(email);
    for (let n = 0; n < 59; n++) {
      const values = { reference: `H-${n}` };
      await addNotification(database.db, userId, { kind: 'ticketClosed', event: `${n}`, values });
    }
    const pageOf = async (query: string) => ofKind((await see(`?view=notifications${query}`)).view, 'notifications');
    const pages = [await pageOf(''), await pageOf('&page=2'), await pageOf('&page=3')];
    expect(pages.map(({ notifications, hasOlder }) => [notifications.length, hasOlder])).toEqual([
      ...[
        [25, true],
        [25, true],
        [10, false],
      ],
    ]);
    const ids = pages.flatMap(({ notifications }) => notifications.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
    expect(await pageOf('&page=77'), 'a page that does not exist').toMatchObject({ page: 1 });
    const read = await act('read', { id: String(ids[30]), page: '2' });
    expect(read.headers.get('location')).toBe('/dashboard/en?view=notifications&page=2&done=read');
    expect((await see()).unread).toBe(59);
  });

  it.each(['x', ''])('does nothing for an unknown action (%j)', async (action) => {
    const { act } = await signedIn();
    expect((await act(action)).headers.get('location')).toBe('/dashboard/en');
  });
});
