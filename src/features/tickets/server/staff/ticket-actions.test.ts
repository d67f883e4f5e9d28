import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { listNotifications } from '#features/accounts/server/store/notifications.ts';
import { answerIn, staffApp, staffEmail, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { attributesOf, parseHtml } from '#platform/testing-html.ts';
import { messagesOf } from '../store/conversation.ts';
import { findTicket } from '../store/find-tickets.ts';

describe.each(databaseKinds())('actions of the team on tickets, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  const mailsOf = (reference: string) =>
    database.db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.key, `ticket:${reference}:%`))
      .execute();
  const ticketOf = async (reference: string) => (await findTicket(database.db, reference))?.ticket;
  const stateOf = async (reference: string) => (await ticketOf(reference))?.state;
  const notificationsOf = async (reference: string) => {
    const all = await listNotifications(database.db, staff.owner, { limit: 100 });
    // Leaves out the notification of receipt, which came earlier.
    return all.filter(({ kind, values }) => kind !== 'ticketReceived' && values['reference'] === reference);
  };

  describe('an answer', () => {
    const form = (ticket: string, message: string, message_id: string = randomUUID()) => {
      return { action: 'answer', ticket, message, message_id };
    };

    it('is saved, mailed to the account in its language, notified to the owner and logged, once', async () => {
      const reference = await staff.saveTicket({ message: '[Enviado desde la web]\n\n¿Cuánto?', language: 'fr' });
      const before = staff.woken.times;
      const sent = form(reference, ' Sí,\r\n<b>100 %</b> 🐜 ');
      const { location, answer } = await staff.done(sent);
      expect(location).toBe(`/staff/es?view=ticket&ticket=${reference}&done=answered`);
      expect(answer).toMatchObject({
        done: 'answered',
        view: {
          ticket: { state: 'answered' },
          entries: [{ author: 'visitor' }, { author: 'team', staffEmail, text: 'Sí,\n<b>100 %</b> 🐜' }],
          actions: expect.arrayContaining([
            expect.objectContaining({ action: 'ticket-answered', staffEmail, subject: reference }),
          ]),
        },
      });
      expect(staff.woken.times).toBe(before + 1);
      await staff.done(sent);
      await Promise.all(Array.from({ length: 5 }, () => staff.post(sent)));
      const mails = await mailsOf(reference);
      expect(mails).toMatchObject([
        {
          key: `ticket:${reference}:answer:${sent.message_id}`,
          recipient: 'ana@example.com',
          replyTo: brand.email.support,
          subject: `Re: Votre message à Hormiga\u00a0: ${reference}`,
          state: 'waiting',
        },
      ]);
      const [{ text = '', html = '' } = {}] = mails;
      expect(text).toContain('> Sí,\n> <b>100 %</b> 🐜\n');
      expect(text).not.toContain('¿Cuánto?');
      const dashboard = `https://www.hormiga.example/dashboard/fr?view=tickets&ticket=${reference}`;
      expect(text).toContain(dashboard);
      expect(text).toContain(`https://www.hormiga.example/support/status/fr?reference=${reference}&key=`);
      const $ = parseHtml(html ?? '');
      expect(attributesOf($, 'a', 'href')).toContain(dashboard);
      expect($('b')).toHaveLength(0);
      expect(await notificationsOf(reference)).toMatchObject([
        { kind: 'ticketAnswered', event: `ticket:${reference}:answered:${sent.message_id}` },
      ]);
      expect((await staff.actionsOn(reference)).toSorted()).toEqual(['ticket-answered', 'ticket-assigned']);
      const saved = await ticketOf(reference);
      expect(await messagesOf(database.db, saved?.id ?? '')).toHaveLength(1);
    });

    it('is shown again as typed if it is refused', async () => {
      const reference = await staff.saveTicket();
      const wrong = [
        ['', 'missing'],
        [' \n\u200b ', 'missing'],
        ['x'.repeat(5001), 'tooLong'],
        ['a\u0000b', 'unreadable'],
      ] as const;
      for (const [message, problem] of wrong) {
        expect(await staff.refused(form(reference, message), 422)).toMatchObject({
          view: { kind: 'ticket', ticket: { reference, state: 'new' } },
          typed: { message },
          problems: { message: problem },
        });
      }
      const oldForm = await staff.refused(form(reference, 'Hola', 'not an id'), 422);
      expect(oldForm).toMatchObject({ errorCode: 'wrongInput', view: { kind: 'ticket' }, typed: { message: 'Hola' } });
      expect(await staff.refused(form('H-2222-2222', 'Hola'), 404)).toMatchObject({ errorCode: 'unknownTicket' });
      expect(await staff.refused(form('nonsense', 'Hola'), 422)).toMatchObject({ errorCode: 'wrongInput' });
      expect(await mailsOf(reference)).toEqual([]);
      expect(await staff.actionsOn(reference)).toEqual([]);
      expect((await staff.done(form(reference, 'x'.repeat(5000)))).answer).toMatchObject({ done: 'answered' });
    });

    it('is not lost if the same form was sent before with other text', async () => {
      const reference = await staff.saveTicket();
      const first = form(reference, 'One');
      await staff.done(first);
      const response = await staff.post({ ...first, message: 'Two' });
      expect(response.status).toBe(409);
      const again = await answerIn(response.clone());
      expect(again).toMatchObject({ errorCode: 'sentBefore', typed: { message: 'Two' }, view: { kind: 'ticket' } });
      const { messageId } = await viewIn(response, 'ticket');
      expect(messageId).not.toBe(first.message_id);
      await staff.done(form(reference, 'Two', messageId));
      expect(await mailsOf(reference)).toHaveLength(2);
    });

    it('can only be sent after the ticket is released, and its text is preserved', async () => {
      const reference = await staff.saveTicket({ quarantineReasons: ['links'] });
      const held = await staff.refused(form(reference, 'Hola'), 409);
      expect(held).toMatchObject({ errorCode: 'quarantined', typed: { message: 'Hola' }, view: { kind: 'ticket' } });
      expect(await mailsOf(reference)).toEqual([]);
      const released = await staff.post({ action: 'release', ticket: reference, message: 'Hola' });
      expect(released.status).toBe(200);
      expect(await answerIn(released)).toMatchObject({
        done: 'released',
        typed: { message: 'Hola' },
        view: { ticket: { state: 'new' } },
      });
      await staff.done(form(reference, 'Hola'));
      expect((await mailsOf(reference)).map(({ key }) => key.split(':')[2]).toSorted()).toEqual([
        'answer',
        'team',
        'visitor',
      ]);
    });
  });

  describe('the state of a ticket', () => {
    it('is changed and logged, and the visitor is notified when it is closed', async () => {
      const reference = await staff.saveTicket();
      const set = (state: string) =>
        staff.done({ action: state === 'closed' ? 'closeAndNotify' : 'state', ticket: reference, state });
      const { location } = await set('answered');
      expect(location).toBe(`/staff/es?view=ticket&ticket=${reference}&done=state`);
      await set('closed');
      await set('closed');
      expect(await stateOf(reference)).toBe('closed');
      await set('new');
      await set('closed');
      const notified = 'ticket-closed-notified';
      expect(await staff.actionsOn(reference)).toEqual([notified, 'ticket-state', notified, 'ticket-state']);
      const notifications = await notificationsOf(reference);
      expect(notifications.map((one) => one.kind)).toEqual(['ticketClosed', 'ticketClosed']);
      expect((await mailsOf(reference)).map(({ subject }) => subject)).toEqual(
        Array(2).fill(`Re: Su mensaje a Hormiga: ${reference}`),
      );
      await set('new');
      await staff.done({ action: 'close', ticket: reference });
      expect(await mailsOf(reference)).toHaveLength(2);
      expect(await notificationsOf(reference)).toHaveLength(2);
    });

    it('does not change if the transition makes no sense', async () => {
      const reference = await staff.saveTicket({ quarantineReasons: ['links'] });
      const fields = { action: 'state', ticket: reference };
      expect(await staff.refused({ ...fields, state: 'closed' }, 409)).toMatchObject({ errorCode: 'quarantined' });
      expect(await staff.refused({ ...fields, state: 'quarantined' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
      expect(await staff.refused({ ...fields, ticket: 'H-2222-2222', state: 'new' }, 404)).toMatchObject({
        errorCode: 'unknownTicket',
      });
      expect(await stateOf(reference)).toBe('quarantined');
      expect(await staff.actionsOn(reference)).toEqual([]);
    });
  });

  it('changes to quarantine and back, each once, and the release sends the mails that were held back', async () => {
    const reference = await staff.saveTicket({ quarantineReasons: ['links'], message: 'Hola' });
    const before = staff.woken.times;
    for (const _ of [1, 2]) await staff.done({ action: 'release', ticket: reference });
    expect(staff.woken.times).toBeGreaterThan(before);
    expect((await mailsOf(reference)).map(({ key }) => key.split(':')[2]).toSorted()).toEqual(['team', 'visitor']);
    for (const _ of [1, 2]) {
      const { answer } = await staff.done({ action: 'quarantine', ticket: reference });
      expect(answer).toMatchObject({
        done: 'quarantined',
        view: { ticket: { state: 'quarantined', reasons: ['links', 'team'] } },
      });
    }
    await staff.done({ action: 'release', ticket: reference });
    expect(await mailsOf(reference)).toHaveLength(2);
    expect((await staff.actionsOn(reference)).toSorted()).toEqual([
      'ticket-quarantined',
      'ticket-released',
      'ticket-released',
    ]);
    for (const action of ['quarantine', 'release']) {
      expect(await staff.refused({ action, ticket: 'H-2222-2222' }, 404)).toMatchObject({ errorCode: 'unknownTicket' });
      expect(await staff.refused({ action, ticket: '' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
    }
  });

  it('no personal data is written to the request log', () => {
    expect(staff.log.length).toBeGreaterThan(20);
    expect(staff.log.join()).not.toMatch(/ana@|eva@|hola|H-\w{4}-\w{4}/i);
  });
});

it('the typed answer is preserved while the database is down', async () => {
  const database = await openTestDatabase('postgres');
  const staff = await staffApp(database);
  const reference = await staff.saveTicket();
  await database.close();
  const fields = { action: 'answer', ticket: reference, message: 'A long answer', message_id: randomUUID() };
  const response = await staff.post(fields);
  expect(response.status).toBe(503);
  expect(await answerIn(response)).toMatchObject({
    errorCode: 'notReady',
    view: { kind: 'nothing' },
    typed: { message: 'A long answer' },
  });
  const shown = await staff.get('/staff/en');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store']);
  rmSync(staff.dataDir, { recursive: true });
});
