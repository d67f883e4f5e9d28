import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listNotifications } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import {
  addNotification,
  endNotification,
  listNotifications as listMarketing,
  SentBefore,
} from '#features/marketing/server/store.ts';
import { settleProblem } from '#features/payments/server/staff-forms.ts';
import { insertApprovedTransaction, insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { answerTicket, changeTicketState, quarantineTicket, releaseTicket } from '#features/tickets/server/actions.ts';
import { messagesOf } from '#features/tickets/server/store/conversation.ts';
import { findTicket } from '#features/tickets/server/store/find-tickets.ts';
import { type NewTicket, saveTicket } from '#features/tickets/server/store/save-ticket.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { resendDeadMail, resendMail } from '#platform/server/mail/manage-outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const email = 'ana@example.com';

describe.each(databaseKinds())('actions of the team, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const [made] = await database.db.insert(user).values({ name: 'Ana', email }).returning();
  const owner = made?.id ?? '';
  const deps = testActionDeps(database.db, noon);
  const { by } = deps;

  const save = (change: Partial<NewTicket> = {}) => {
    const written = { name: 'Ana', email: 'Ana@Example.com', message: 'Hola', language: 'es', createdAt: noon };
    const files = { write: async () => [], remove: async () => undefined };
    return saveTicket(database.db, { ...written, ...change }, { limits: [], files, mailsOf: () => [] });
  };
  const answer = (reference: string, messageId: string, text: string) =>
    answerTicket(deps, { reference, messageId, text });
  const actionsOn = async (subject: string) =>
    (await listActions(database.db, { subject, limit: 100 })).map(({ action }) => action);
  const notificationsOf = async (reference: string) => {
    const all = await listNotifications(database.db, owner, { limit: 100 });
    return all.filter(({ values }) => values['reference'] === reference).map(({ kind: what }) => what);
  };
  const stateOf = async (reference: string) => (await findTicket(database.db, reference))?.ticket.state;

  it('answer once, however often the same form is sent concurrently', async () => {
    const reference = await save();
    const messageId = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(reference, messageId, 'Sí, 100 %')));
    expect(new Set(outcomes)).toEqual(new Set(['answered']));
    const found = await findTicket(database.db, reference);
    expect(found?.ticket.state).toBe('answered');
    expect(await messagesOf(database.db, found?.ticket.id ?? '')).toMatchObject([
      { id: messageId, author: 'team', staffEmail: by.staffEmail, text: 'Sí, 100 %', createdAt: noon },
    ]);
    const sentMails = like(outboxMessage.key, `ticket:${reference}:answer:%`);
    expect(await database.db.$count(outboxMessage, sentMails)).toBe(1);
    expect(await notificationsOf(reference)).toEqual(['ticketAnswered', 'ticketReceived']);
    expect(await actionsOn(reference)).toEqual(['ticket-answered']);
    expect(await answer(reference, messageId, 'Something else')).toBe('sentBefore');
    expect(await answer(await save(), messageId, 'Sí, 100 %')).toBe('sentBefore');
    expect(await answer('H-2222-2222', randomUUID(), 'x')).toBe('unknown');
    expect(await actionsOn(reference)).toEqual(['ticket-answered']);
  });

  it('save nothing of an answer if its mail cannot be written', async () => {
    const reference = await save();
    const config = { ...deps.config };
    Object.defineProperty(config, 'publicUrl', {
      get: () => {
        throw new Error('no words');
      },
    });
    const written = { reference, messageId: randomUUID(), text: 'x' };
    await expect(answerTicket({ ...deps, config }, written)).rejects.toThrow('no words');
    const found = await findTicket(database.db, reference);
    expect(found?.ticket.state).toBe('new');
    expect(await messagesOf(database.db, found?.ticket.id ?? '')).toEqual([]);
    expect(await actionsOn(reference)).toEqual([]);
  });

  it('refuse to answer a ticket in quarantine before it is released', async () => {
    const reference = await save({ quarantineReasons: ['links'] });
    expect(await answer(reference, randomUUID(), 'x')).toBe('quarantined');
    expect(await changeTicketState(deps, reference, 'closed')).toBe('quarantined');
    for (const before of ['quarantined', 'new']) expect(await releaseTicket(deps, reference)).toBe(before);
    expect(await stateOf(reference)).toBe('new');
    expect(await answer(reference, randomUUID(), 'x')).toBe('answered');
    for (const before of ['answered', 'quarantined']) expect(await quarantineTicket(deps, reference)).toBe(before);
    expect(await stateOf(reference)).toBe('quarantined');
    expect((await actionsOn(reference)).toSorted()).toEqual([
      'ticket-answered',
      'ticket-quarantined',
      'ticket-released',
    ]);
    expect(await releaseTicket(deps, 'H-2222-2222')).toBe('unknown');
    expect(await quarantineTicket(deps, 'H-2222-2222')).toBe('unknown');
  });

  it('notify the owner each time a ticket is closed, once', async () => {
    const reference = await save();
    const change = (ms: number, state: 'new' | 'closed') =>
      changeTicketState(testActionDeps(database.db, new Date(noon.getTime() + ms)), reference, state, true);
    expect(await Promise.all([change(0, 'closed'), change(1, 'closed')])).toEqual(['done', 'done']);
    expect(await notificationsOf(reference)).toEqual(['ticketClosed', 'ticketReceived']);
    await change(2, 'new');
    await change(3, 'closed');
    expect(await notificationsOf(reference)).toEqual(['ticketClosed', 'ticketClosed', 'ticketReceived']);
    const noted = await listActions(database.db, { subject: reference, limit: 2 });
    expect(noted.map(({ details }) => details)).toEqual([
      { from: 'new', to: 'closed' },
      { from: 'closed', to: 'new' },
    ]);
    expect(await changeTicketState(deps, 'H-2222-2222', 'closed')).toBe('unknown');
  });

  it('send mail again and log it', async () => {
    const [made] = await database.db
      .insert(outboxMessage)
      .values({ key: 'given up', recipient: email, subject: '', text: '', state: 'dead' })
      .returning();
    const id = made?.id ?? '';
    expect(await resendMail(deps, randomUUID())).toBeUndefined();
    expect(await resendDeadMail(deps)).toBe(1);
    expect(await resendDeadMail(deps)).toBe(0);
    expect(await resendMail(deps, id)).toBe('due');
    expect(await actionsOn(id)).toEqual(['mail-resent']);
    expect(await listActions(database.db, { subject: 'dead', limit: 9 })).toMatchObject([{ details: { messages: 1 } }]);
    await database.db.update(outboxMessage).set({ state: 'sent' }).where(like(outboxMessage.key, 'given%'));
    expect(await resendMail(deps, id)).toBe('sent');
    expect(await actionsOn(id)).toHaveLength(1);
  });

  it('add a notification once, and end it once', async () => {
    const added = { contenido: 'Hola 🐜', idioma: 'ES', tipo: 5, from: noon };
    const id = randomUUID();
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => addNotification(deps, added, id)));
    const refusals = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toEqual(Array.from({ length: 4 }, () => new SentBefore()));
    const listed = await listMarketing(database.db, { now: noon, ended: true });
    expect(listed).toMatchObject([added]);
    const number = listed[0]?.id ?? 0;
    for (const wasOpen of [true, false]) expect(await endNotification(deps, number)).toEqual({ wasOpen });
    expect(await endNotification(deps, 2_000_000_000)).toBeUndefined();
    expect((await actionsOn(String(number))).toSorted()).toEqual(['marketing-added', 'marketing-ended']);
  });

  it('settle a payment problem once, however long its reference is', async () => {
    const order = await insertTestOrder(database.db);
    const reference = 'x'.repeat(255);
    const problem = { orderId: null, reference, problem: 'unknownOrder' } as const;
    const transaction = await insertApprovedTransaction(database.db, order, problem);
    for (const _ of [1, 2]) expect(await settleProblem(deps, transaction)).toBe(true);
    expect(await actionsOn(reference.slice(0, 120))).toEqual(['payment-settled']);
    expect(await settleProblem(deps, { ...transaction, id: 'another' })).toBe(false);
  });

  it('are listed in pages, the latest first', async () => {
    const all = await listActions(database.db, { limit: 1000 });
    const times = all.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(await listActions(database.db, { limit: 2, olderThan: all[0] })).toEqual(all.slice(1, 3));
    expect(await listActions(database.db, { limit: 2, newerThan: all[3] })).toEqual(all.slice(1, 3));
  });
});
