import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { notification } from '#features/accounts/server/tables.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { viewIn } from '#features/staff/server/testing-staff.ts';
import { ticket, ticketMessage } from '#features/tickets/server/tables.ts';
import { databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerDay } from '#site/durations.ts';
import { customersApp } from './testing-customers.ts';

describe.each(databaseKinds())('customers to whom the team writes, on %s', async (kind) => {
  const { db, staff, insertQuote, write } = await customersApp(kind);

  it('are written to once, about what the page is of, in the language that the team chose', async () => {
    const quoted = await insertQuote({ email: 'Ana@example.com', name: 'Ana' });
    const view = await viewIn(await staff.get(`/staff/es?view=quote&quote=${quoted}`), 'quote');
    // Her account is in French.
    expect(view.correspondence).toMatchObject({ conversations: [], writing: { of: quoted, language: 'fr' } });
    const fields = write(quoted, { language: 'fr', message: 'Bonjour <b>' });
    const { location } = await staff.done(fields);
    expect((await staff.done(fields)).location).toBe(location);
    const [saved, ...others] = await db.select().from(ticket);
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ openedBy: 'team', about: quoted, state: 'answered', language: 'fr' });
    const mails = await db.select().from(outboxMessage);
    expect(mails).toMatchObject([{ recipient: 'ana@example.com', subject: `Au sujet de votre soumission ${quoted}` }]);
    expect(mails[0]?.text).toContain('Bonjour <b>');
    expect(await db.select().from(notification)).toMatchObject([{ userId: staff.owner, kind: 'ticketOpened' }]);
    expect(await staff.actionsOn(saved?.reference ?? '')).toEqual(['ticket-opened']);
    const opened = await viewIn(await staff.get(location), 'ticket');
    expect(opened.entries).toMatchObject([{ author: 'team', staffEmail: 'eva@hormiga.example', text: 'Bonjour <b>' }]);
    expect((await staff.refused({ ...fields, message: 'Other' }, 409)).errorCode).toBe('sentBefore');
  });

  it('are written to in one conversation if two members begin to write about the same thing at once', async () => {
    const quoted = await insertQuote();
    const forms = ['Buenos días', 'Buenos días', 'Falta un dato', 'Falta un dato'].map((message) =>
      write(quoted, { message }),
    );
    const answers = await Promise.all(forms.map((fields) => staff.post(fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const [saved, ...others] = await db.select().from(ticket);
    expect(others).toEqual([]);
    const texts = [saved?.message, ...(await db.select().from(ticketMessage)).map(({ text }) => text)];
    expect(texts.toSorted()).toEqual(['Buenos días', 'Falta un dato']);
    expect(await db.$count(outboxMessage)).toBe(2);
    // The same forms again, from tabs that got no answer.
    for (const fields of forms.slice(-2)) await staff.done(fields);
    expect(await db.$count(ticketMessage)).toBe(1);
  });

  it('are not written to where they wait for an answer, which the writer may not have seen', async () => {
    const quoted = await insertQuote();
    const reference = await staff.saveTicket({ email: 'luis@example.com', about: quoted });
    const refused = await staff.refused(write(quoted), 409);
    expect(refused).toMatchObject({ errorCode: 'conversationOpen', typed: { message: 'Buenos días' } });
    expect(refused.view).toMatchObject({ kind: 'quote', correspondence: { conversations: [{ reference }] } });
    expect(await db.$count(ticketMessage)).toBe(0);
  });

  it('are written to from their page, also if the same was sent from two windows at once', async () => {
    const order = await insertTestOrder(db, { email: 'luis@example.com', state: 'paid' });
    const fields = write(order.reference, { from: 'customer' });
    const answers = await Promise.all([staff.post(fields), staff.post(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await db.select().from(ticket)).toMatchObject([{ about: null, email: 'luis@example.com' }]);
    expect(await db.select().from(outboxMessage)).toHaveLength(1);
  });

  it('cannot be written to without a text, or if nobody is known', async () => {
    const order = await insertTestOrder(db, { email: null });
    expect((await staff.refused(write(order.reference), 404)).errorCode).toBe('unknownCustomer');
    expect((await staff.refused(write('M-2222-2222'), 404)).errorCode).toBe('unknownCustomer');
    expect((await staff.refused(write(randomUUID()), 404)).errorCode).toBe('unknownCustomer');
    expect((await staff.refused(write('luis@example.com'), 422)).errorCode).toBe('wrongInput');
    const quoted = await insertQuote();
    expect((await staff.refused(write(quoted, { message: ' ' }), 422)).problems).toEqual({ message: 'missing' });
    expect(await db.select().from(ticket)).toEqual([]);
  });

  it('have meetings with a page of their own, on which they are cancelled', async () => {
    const quoted = await insertQuote();
    const startsAt = new Date(Date.now() + 3 * msPerDay);
    const { reference } = await insertTestMeeting(db, { startsAt, email: 'luis@example.com', quoteReference: quoted });
    await staff.saveTicket({ email: 'luis@example.com', about: reference });
    const path = `/staff/es?view=meeting&meeting=${reference}`;
    const view = await viewIn(await staff.get(path), 'meeting');
    expect(view).toMatchObject({
      booking: { reference, quote: quoted, state: 'booked' },
      correspondence: { conversations: [{ openedBy: 'visitor', state: 'new' }] },
    });
    const { location } = await staff.done({ action: 'cancelMeeting', meeting: reference, from: 'meeting' });
    expect(location).toBe(`${path}&done=meetingCancelled`);
    const after = await viewIn(await staff.get(path), 'meeting');
    expect(after).toMatchObject({ booking: { state: 'cancelled' }, actions: [{ action: 'meeting-cancelled' }] });
    expect((await staff.get('/staff/es?view=meeting&meeting=M-2222-2222')).status).toBe(404);
  });
});
