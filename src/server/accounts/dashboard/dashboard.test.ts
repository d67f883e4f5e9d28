import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTicket } from '#contracts/tickets.ts';
import type { Database } from '#database/database.ts';
import { outboxMessage } from '#database/tables/outbox-message.ts';
import { ticket } from '#database/tables/ticket.ts';
import { ticketMessage } from '#database/tables/ticket-message.ts';
import { useCount } from '#database/tables/use-count.ts';
import { databaseKinds, openTestDatabase } from '#database/testing.ts';
import { setTicketState } from '#database/tickets/set-ticket-state.ts';
import { type DashboardView, dashboardActions } from '#site/account/dashboard.ts';
import { ticketForm } from '../../tickets/testing-tickets.ts';
import { accountApp, answerIn, someAddress } from '../testing-accounts.ts';
import { accountUses } from './account-limits.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

describe.each(databaseKinds)('the dashboard on %s', { timeout: 60_000 }, (kind) => {
  let database: Database;
  let site: ReturnType<typeof accountApp>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    site = accountApp(database, { STAFF_EMAILS: 'boss@example.com' });
  }, 120_000);
  afterAll(() => database.close());

  const write = async (email: string, change: Record<string, string> = {}) => {
    const body = ticketForm({ email_cliente: email, ...change });
    const response = await site.app.request(createTicket.path, { method: 'POST', body });
    return createTicket.response.parse(await response.json()).DATA.reference;
  };
  const signedIn = async (address?: string) => {
    const browser = site.browser();
    const email = await browser.signIn(address);
    const see = async (query = '') => {
      const answer = await answerIn(await browser.send(`/dashboard/en${query}`));
      if (!('dashboard' in answer) || !answer.dashboard.person) throw new Error('This is no dashboard');
      return { ...answer.dashboard, person: answer.dashboard.person };
    };
    const act = (action: string, fields: Record<string, string | File> = {}) =>
      browser.post('/dashboard/en', { action, ...fields });
    return { ...browser, email, see, act };
  };
  const viewOf = <Kind extends DashboardView['kind']>(view: DashboardView, name: Kind) => {
    if (view.kind !== name) throw new Error(`This is ${view.kind}`);
    return view as Extract<DashboardView, { kind: Kind }>;
  };

  describe('for nobody', () => {
    it.each([
      ['/dashboard', '/login/en?back=%2Fdashboard'],
      ['/application/fr', '/login/fr?back=%2Fapplication%2Ffr'],
      [
        '/dashboard/es?view=tickets&ticket=H-2222-2222',
        '/login/es?back=%2Fdashboard%2Fes%3Fview%3Dtickets%26ticket%3DH-2222-2222',
      ],
    ])('%s leads to the sign-in and back', async (path, login) => {
      const answer = await site.browser().send(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, login]);
    });

    it.each(dashboardActions)('%s is not done', async (action) => {
      const answer = await site.browser().post('/dashboard/en', { action });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/en?back=%2Fdashboard%2Fen']);
    });
  });

  it.each(dashboardActions)('%s is not done for a page of another site', async (action) => {
    const { post } = await signedIn();
    const answer = await post('/dashboard/en', { action }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await answerIn(answer)).toMatchObject({ dashboard: { fault: 'otherSite' } });
  });

  it('is the same at /application, is kept by no cache, and knows no other language', async () => {
    const { send } = await signedIn();
    const answer = await send('/application/es');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answerIn(answer)).toMatchObject({ path: '/dashboard', dashboard: { view: { kind: 'overview' } } });
    expect((await send('/dashboard/xx')).status).toBe(302);
  });

  it('tells the team from everybody else', async () => {
    expect((await (await signedIn('boss@example.com')).see()).person.isStaff).toBe(true);
    expect((await (await signedIn()).see()).person.isStaff).toBe(false);
  });

  describe('tickets', () => {
    it('from before there was an account are there, however the address was written', async () => {
      const email = someAddress();
      const reference = await write(email.toUpperCase(), { descripcion: 'Hola 👋 <b>' });
      await write(someAddress());
      const { see } = await signedIn(email);
      const line = { reference, state: 'received', excerpt: 'Hola 👋 <b>', answers: 0 };
      expect(viewOf((await see()).view, 'overview').tickets).toMatchObject([line]);
      expect(viewOf((await see('?view=tickets')).view, 'tickets').tickets).toMatchObject([line]);
    });

    it('are a conversation that can be gone on with, once for each form', async () => {
      const { email, see, act } = await signedIn();
      const reference = await write(email, { descripcion: 'Hola' });
      await setTicketState(database.db, reference, 'closed');
      const query = `?view=tickets&ticket=${reference.toLowerCase()}`;
      const before = viewOf((await see(query)).view, 'ticket');
      const sent = { reference, message_id: before.messageId, message: ' One\r\nmore thing ' };
      const answers = await Promise.all([act('reply', sent), act('reply', sent)]);
      const location = `/dashboard/en?view=tickets&ticket=${reference}&done=reply`;
      expect(answers.map(({ headers }) => headers.get('location'))).toEqual([location, location]);
      const { view, done } = await see(`${query}&done=reply`);
      expect(done).toBe('reply');
      expect(viewOf(view, 'ticket')).toMatchObject({
        ticket: { state: 'received' },
        entries: [
          { author: 'visitor', text: 'Hola' },
          { author: 'visitor', text: 'One\nmore thing' },
        ],
      });
      const mails = await database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.key, `ticket:${reference}:reply:${before.messageId}`));
      expect(mails).toMatchObject([{ replyTo: email, text: expect.stringContaining('> One\n> more thing') }]);
    });

    it('of a form that was sent before with another text is not lost, and not told as sent', async () => {
      const { email, act, see } = await signedIn();
      const reference = await write(email);
      const message_id = randomUUID();
      await act('reply', { reference, message_id, message: 'One' });
      const again = await act('reply', { reference, message_id, message: 'Another' });
      expect(again.status).toBe(409);
      const answer = await answerIn(again);
      expect(answer).toMatchObject({ dashboard: { fault: 'sentBefore', wrong: { typed: { message: 'Another' } } } });
      if (!('dashboard' in answer)) throw new Error('This is no dashboard');
      expect(viewOf(answer.dashboard.view, 'ticket').messageId).not.toBe(message_id);
      expect(viewOf((await see(`?view=tickets&ticket=${reference}`)).view, 'ticket').entries).toHaveLength(2);
    });

    it('are written to only so often', async () => {
      const { email, act } = await signedIn();
      const reference = await write(email);
      const statuses: number[] = [];
      for (let n = 0; n <= accountUses.reply.most; n++) {
        statuses.push((await act('reply', { reference, message_id: randomUUID(), message: `${n}` })).status);
      }
      expect(statuses.slice(-2)).toEqual([303, 429]);
    });

    it('lose nothing that was written when the session is over, or the database is away', async () => {
      const sent = { action: 'reply', reference: 'H-2222-2222', message_id: randomUUID(), message: 'A long text' };
      const late = await site.browser().post('/dashboard/en', sent);
      expect(late.status).toBe(401);
      expect(await answerIn(late)).toMatchObject({
        dashboard: { fault: 'signedOut', view: { kind: 'nothing', written: 'A long text' } },
      });
      const away = await openTestDatabase(kind);
      const other = accountApp(away).browser();
      await other.signIn();
      await away.close();
      const lost = await other.post('/dashboard/en', sent);
      expect(lost.status).toBe(503);
      expect(await answerIn(lost)).toMatchObject({
        dashboard: { fault: 'notReady', view: { kind: 'nothing', written: 'A long text' } },
      });
    });

    it('of somebody else cannot be seen or written to', async () => {
      const reference = await write(someAddress());
      const { send, act } = await signedIn();
      const seen = await send(`/dashboard/en?view=tickets&ticket=${reference}`);
      expect(seen.headers.get('location')).toBe('/dashboard/en?view=tickets');
      await act('reply', { reference, message_id: randomUUID(), message: 'Mine now' });
      expect((await database.db.select().from(ticketMessage)).some(({ text }) => text === 'Mine now')).toBe(false);
    });

    it('keep what was typed when it is too long, under the same form', async () => {
      const { email, act } = await signedIn();
      const reference = await write(email);
      const message_id = randomUUID();
      const message = 'x'.repeat(5001);
      const refused = await act('reply', { reference, message_id, message });
      expect(refused.status).toBe(422);
      expect(await answerIn(refused)).toMatchObject({
        dashboard: { view: { messageId: message_id }, wrong: { typed: { message }, problems: { message: 'tooLong' } } },
      });
    });

    it('in quarantine tell nothing of it, and go on waiting', async () => {
      const { email, see, act } = await signedIn();
      const reference = await write(email, { sitio_web: 'spam' });
      const { ticket: seen, messageId } = viewOf((await see(`?view=tickets&ticket=${reference}`)).view, 'ticket');
      expect(seen.state).toBe('received');
      await act('reply', { reference, message_id: messageId, message: 'Are you there?' });
      const [kept] = await database.db.select().from(ticket).where(eq(ticket.reference, reference));
      expect(kept?.state).toBe('quarantined');
      const mails = await database.db.select().from(outboxMessage);
      expect(mails.some(({ key }) => key.startsWith(`ticket:${reference}:`))).toBe(false);
    });
  });

  it('changes a profile, tells the header, and logs the correction', async () => {
    const { act, see, handedOver } = await signedIn();
    const name = 'Zoë 🦆 "Q" <i>';
    const changed = await act('profile', { name, language: 'fr', country: 'ca' });
    expect(changed.headers.get('location')).toBe('/dashboard/en?view=profile&done=profile');
    expect((await see()).person).toMatchObject({ name, language: 'fr', country: 'ca' });
    expect(handedOver()).toMatchObject({ usuario_nombre: name });
    const wrong = await answerIn(await act('profile', { name: ' ', language: 'de', country: 'zz' }));
    expect(wrong).toMatchObject({
      dashboard: {
        wrong: { problems: { name: 'missing', language: 'wrong', country: 'wrong' } },
        view: { kind: 'profile' },
      },
    });
    await act('profile', { name, language: 'es', country: '' });
    expect((await see()).person.country).toBeUndefined();
    expect(viewOf((await see('?view=data')).view, 'data').requests).toMatchObject([
      { kind: 'correction' },
      { kind: 'correction' },
    ]);
  });

  describe('a picture', () => {
    const picture = (content: BlobPart, type = 'image/png') => new File([content], 'me.png', { type });

    it('is shown to its owner alone', async () => {
      const { act, see, send, handedOver } = await signedIn();
      await act('photo', { photo: picture(png) });
      const { photo } = (await see()).person;
      expect(photo).toMatch(/^\/api\/app\/foto\//);
      expect(handedOver()).toMatchObject({ usuario_foto: photo, foto: photo });
      const shown = await send(photo);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
      const other = await signedIn();
      expect([(await other.send(photo)).status, (await site.browser().send(photo)).status]).toEqual([404, 404]);
      await act('photo-remove');
      expect([(await see()).person.photo, (await send(photo)).status]).toEqual(['', 404]);
    });

    it.each([
      ['missing', picture('')],
      ['notAPicture', picture('<svg onload=alert(1)>', 'image/svg+xml')],
      ['tooLarge', picture(new Uint8Array(2 * 1024 * 1024 + 1))],
      ['tooLarge', picture(new Uint8Array(3 * 1024 * 1024))],
    ])('is refused as %s', async (problem, photo) => {
      const { act } = await signedIn();
      const refused = await act('photo', { photo });
      expect([413, 422]).toContain(refused.status);
      expect(await answerIn(refused)).toMatchObject({
        dashboard: { view: { kind: 'profile' }, wrong: { problems: { photo: problem } } },
      });
    });
  });

  describe('another address', () => {
    const newCode = (email: string) => site.codeFor(email);

    it('counts when a code that was sent there comes back, and the tickets stay', async () => {
      const { email, act, see, handedOver } = await signedIn();
      const reference = await write(email);
      const newEmail = someAddress();
      const asked = await answerIn(await act('email', { new_email: ` ${newEmail.toUpperCase()} ` }));
      expect(asked).toMatchObject({ dashboard: { view: { kind: 'profile', newEmail } } });
      const code = await newCode(newEmail);
      const wrong = await act('email-code', { new_email: newEmail, code: code === '111111' ? '222222' : '111111' });
      expect(await answerIn(wrong)).toMatchObject({
        dashboard: { view: { newEmail }, wrong: { problems: { code: 'wrong' } } },
      });
      expect((await see()).person.email).toBe(email);
      await act('email-code', { new_email: newEmail, code });
      const { person, view } = await see();
      expect(person.email).toBe(newEmail);
      expect(viewOf(view, 'overview').tickets).toMatchObject([{ reference }]);
      expect(handedOver()).toMatchObject({ usuario_correo: newEmail });
      const [told] = await database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.recipient, email))
        .orderBy(desc(outboxMessage.createdAt));
      expect(told?.text).toContain(`${newEmail[0]}…@example.com`);
      const [moved] = await database.db.select().from(ticket).where(eq(ticket.reference, reference));
      expect(moved?.email).toBe(newEmail);
      // Whoever gets the old address one day does not get what was written from it.
      await database.db.delete(useCount);
      const heir = await signedIn(email);
      expect(viewOf((await heir.see()).view, 'overview').tickets).toEqual([]);
    });

    it('may have letters of any script, and ends what was opened with the old one', async () => {
      const { email, act, see } = await signedIn();
      await database.db.delete(useCount);
      const elsewhere = await signedIn(email);
      const newEmail = `josé&${randomUUID()}@example.com`;
      await act('email', { new_email: newEmail });
      const sent = { new_email: newEmail, code: await newCode(newEmail) };
      const answers = await Promise.all([act('email-code', sent), act('email-code', sent)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect((await see()).person.email).toBe(newEmail);
      expect((await elsewhere.send('/dashboard/en')).status).toBe(303);
    });

    it('is not taken from somebody else', async () => {
      const [one, other] = [await signedIn(), await signedIn()];
      await one.act('email', { new_email: other.email });
      const code = await newCode(other.email);
      const swapped = await (await signedIn()).act('email-code', { new_email: other.email, code });
      expect(await answerIn(swapped)).toMatchObject({ dashboard: { wrong: { problems: { code: 'spent' } } } });
      const taken = await one.act('email-code', { new_email: other.email, code });
      expect(await answerIn(taken)).toMatchObject({ dashboard: { wrong: { problems: { new_email: 'taken' } } } });
      expect((await one.see()).person.email).toBe(one.email);
    });

    it.each([
      ['', 'missing'],
      ['ana', 'notAnAddress'],
    ])('%j is %s', async (new_email, problem) => {
      const { act } = await signedIn();
      expect(await answerIn(await act('email', { new_email }))).toMatchObject({
        dashboard: { wrong: { typed: { new_email }, problems: { new_email: problem } } },
      });
    });
  });

  it('marks notifications, of its owner alone', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const [first] = viewOf((await one.see('?view=notifications')).view, 'notifications').notifications;
    await other.act('read', { id: String(first?.id) });
    expect((await one.see()).unread).toBe(1);
    await one.act('read', { id: String(first?.id) });
    expect((await one.see()).unread).toBe(0);
    expect(viewOf((await one.see('?view=notifications')).view, 'notifications').notifications).toMatchObject([
      { isRead: true },
    ]);
    await write(one.email);
    await one.act('read-all');
    expect((await one.see()).unread).toBe(0);
    expect((await other.see()).unread).toBe(1);
  });

  it.each(['x', ''])('an action that there is not (%j) does nothing', async (action) => {
    const { act } = await signedIn();
    expect((await act(action)).headers.get('location')).toBe('/dashboard/en?view=overview');
  });
});
