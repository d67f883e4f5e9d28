import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteForTest } from '#app/testing-deletion.ts';
import { earlierAddress, notification, user } from '#features/accounts/server/tables.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { orderBilling, paymentOrder, paymentRefund } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { answerIn, staffApp, viewIn } from '#features/staff/server/testing-staff.ts';
import { ticket, ticketMessage } from '#features/tickets/server/tables.ts';
import { newQuoteReference } from '#platform/database/reference-code.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { readOwnHistory } from './own-history.ts';
import { compactNumber, digitsOf } from './search-customers.ts';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

describe('digitsOf', () => {
  it.each([
    ['+57 300 123 4567', '573001234567'],
    ['0057-300-1234567', '573001234567'],
    ['(300) 123.4567', '3001234567'],
    ['900.123.456-7', '9001234567'],
    ['12345', undefined],
    ['H-2345-6789', undefined],
    ['', undefined],
  ])('reads %s', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});

it.each([
  ['900.123.456-8', '9001234568'],
  ['XAXX 010101 000', 'XAXX010101000'],
  ['12.345.678-k', '12345678K'],
  ['12345', undefined],
  ['transportes', undefined],
])('compactNumber reads %s', (typed, compact) => {
  expect(compactNumber(typed)).toBe(compact);
});

describe.each(databaseKinds)('customers at /staff, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));
  beforeEach(async () => {
    for (const table of [ticket, paymentOrder, quote, meeting, outboxMessage, notification, earlierAddress])
      await db.delete(table);
  });

  const insertQuote = async (change: Partial<typeof quote.$inferInsert> = {}) => {
    const row = {
      reference: newQuoteReference(),
      name: 'Luis',
      email: 'luis@example.com',
      language: 'es',
      currency: 'cop',
      selection: 'x',
      lines: [],
      taxes: [],
      subtotal: 100_000,
      total: 100_000,
      createdAt: ago(3),
      validUntil: new Date(Date.now() + day),
      ...change,
    };
    await db.insert(quote).values(row);
    return row.reference;
  };
  const insertBilled = async (email: string, details: Partial<typeof orderBilling.$inferInsert> = {}) => {
    const order = await insertTestOrder(db, { email, state: 'paid', createdAt: ago(2) });
    await db.insert(orderBilling).values({
      orderId: order.id,
      kind: 'company',
      name: 'Rosa Ángela',
      company: 'Transportes del Oriente S. A. S.',
      taxIdType: 'nit',
      taxId: '900123456-8',
      street: 'Calle 1',
      city: 'Bogotá',
      country: 'CO',
      phone: '+573109876543',
      updatedAt: ago(2),
      ...details,
    });
    return order;
  };
  const customer = async (of: string, more = '') =>
    viewIn(await staff.get(`/staff/es?view=customer&of=${of}${more}`), 'customer');
  const search = async (q: string) =>
    viewIn(await staff.get(`/staff/es?view=customers&q=${encodeURIComponent(q)}`), 'customers');
  const found = async (q: string) => (await search(q)).customers.map(({ email }) => email);
  const write = (of: string, change: Readonly<Record<string, string>> = {}) => ({
    action: 'write',
    of,
    form: randomUUID(),
    language: 'es',
    message: 'Buenos días',
    ...change,
  });

  it('are everything of one address, however it is written, in the order in which it happened', async () => {
    const reference = await staff.saveTicket({ name: 'Luis', email: 'LUIS@example.com', createdAt: ago(9) });
    const [opened] = await db.select().from(ticket).where(eq(ticket.reference, reference));
    await db.insert(ticketMessage).values({
      id: randomUUID(),
      ticketId: opened?.id ?? '',
      author: 'team',
      staffEmail: 'eva@hormiga.example',
      text: 'Sí',
      createdAt: ago(8),
    });
    const quoted = await insertQuote({ company: 'Oriente', createdAt: ago(7) });
    const order = await insertTestOrder(db, { email: 'Luis@Example.com', state: 'paid', createdAt: ago(6) });
    await insertTestOrder(db, { email: 'other@example.com', state: 'paid' });
    const booked = { name: 'Luis', email: 'luis@example.com', createdAt: ago(5), bookedAt: ago(5) };
    const met = await insertTestMeeting(db, { ...booked, startsAt: ago(1) });
    const next = await insertTestMeeting(db, { ...booked, startsAt: new Date(Date.now() + 5 * day) });
    for (const of of [reference, quoted.toLowerCase().replaceAll('-', ''), order.reference, met.reference]) {
      const view = await customer(of);
      expect(view.events.map((event) => [event.kind, event.reference])).toEqual([
        ['meetingStarted', met.reference],
        ...[met, next]
          .toSorted((one, other) => (one.id < other.id ? 1 : -1))
          .map((one) => ['meetingBooked', one.reference]),
        ['orderPaid', order.reference],
        ['quoteMade', quoted],
        ['ticketAnswered', reference],
        ['ticketOpened', reference],
      ]);
      expect(view.customer).toMatchObject({ name: 'Luis', company: 'Oriente' });
      expect(view.totals).toEqual({
        paid: [{ minor: 4_000_000, currency: 'cop' }],
        openQuotes: 1,
        waitingTickets: 1,
        nextMeeting: { reference: next.reference, startsAt: next.startsAt.getTime() },
      });
    }
  });

  it('with an account keep what they did under an earlier address, and nothing of its next owner', async () => {
    const mine = await insertQuote({ email: 'old@example.com', userId: staff.owner });
    const theirs = await insertQuote({ email: 'old@example.com', name: 'Next owner' });
    await db.insert(earlierAddress).values({ userId: staff.owner, email: 'old@example.com', until: ago(1) });
    await staff.saveTicket();
    const ana = await customer(mine);
    expect(ana.events.map(({ kind: name }) => name)).toEqual(
      ['accountOpened', 'ticketOpened', 'addressChanged', 'quoteMade'].toSorted(
        (one, other) => order.indexOf(one) - order.indexOf(other),
      ),
    );
    expect(ana.customer).toMatchObject({ email: 'ana@example.com', earlierEmails: ['old@example.com'] });
    expect((await customer(staff.owner)).events).toEqual(ana.events);
    expect((await customer(theirs)).events).toHaveLength(1);
    expect((await found('old@example.com')).toSorted()).toEqual(['ana@example.com', 'old@example.com']);
  });
  const order = ['ticketOpened', 'accountOpened', 'addressChanged', 'quoteMade'];

  it('who deleted their account are gone, and their paid order leads to its own page', async () => {
    const [zoe] = await db.insert(user).values({ name: 'Zoe', email: 'zoe@example.com' }).returning();
    if (!zoe) throw new Error('The account was not inserted');
    const paid = await insertTestOrder(db, { email: zoe.email, userId: zoe.id, state: 'paid' });
    const unpaid = await insertQuote({ email: zoe.email, name: 'Zoe' });
    await staff.saveTicket({ email: zoe.email });
    await deleteForTest(db, zoe, new Date());
    for (const of of [zoe.id, paid.reference, unpaid]) {
      const response = await staff.get(`/staff/es?view=customer&of=${of}`);
      expect(response.status).toBe(404);
      expect((await answerIn(response)).errorCode).toBe('unknownCustomer');
    }
    expect(await found('zoe')).toEqual([]);
    const led = await staff.get(`/staff/es?view=customers&q=${paid.reference}`);
    expect(led.headers.get('location')).toBe(`/staff/es?view=payment&payment=${paid.reference}`);
  });

  it('are found by name, address, phone, company and parts of references, the last active first', async () => {
    const reference = await staff.saveTicket({
      name: 'José Peña',
      email: 'jose@example.com',
      phone: '+573001234567',
      createdAt: ago(4),
    });
    await db.update(ticket).set({ lastActivityAt: ago(4) });
    await insertQuote({ company: 'Transportes del Oriente', createdAt: ago(3) });
    await insertTestOrder(db, { email: 'pay@example.com', state: 'paid', createdAt: ago(2) });
    await insertTestMeeting(db, { name: 'Marta', email: 'marta@example.com', createdAt: ago(1) });
    for (const q of ['peña jos', 'JOSE@', '300 123 4567', '+57 300-1234567', '(300) 1234567', reference.slice(2, 6)])
      expect(await found(q), q).toEqual(['jose@example.com']);
    expect(await found('oriente luis')).toEqual(['luis@example.com']);
    expect(await found('pay@')).toEqual(['pay@example.com']);
    expect(await found('100%')).toEqual([]);
    expect((await found('example.com')).filter((email) => !email.startsWith('ana'))).toEqual([
      'marta@example.com',
      'pay@example.com',
      'luis@example.com',
      'jose@example.com',
    ]);
    const { customers } = await search('jose');
    expect(customers[0]).toMatchObject({ of: reference, counts: { tickets: 1, quotes: 0, orders: 0, meetings: 0 } });
  });

  it('who wrote nothing but spam are found by a search, but not in the list', async () => {
    const reference = await staff.saveTicket({ name: 'Web Growth', email: 'offer@spam.example' });
    expect(await found('')).toContain('offer@spam.example');
    await staff.done({ action: 'quarantine', ticket: reference });
    expect(await found('')).not.toContain('offer@spam.example');
    expect(await found('offer@spam')).toEqual(['offer@spam.example']);
  });

  it('are found by the invoice details of their orders, and shown with them', async () => {
    const { reference } = await insertBilled('rosa@example.com');
    await insertBilled('other@example.com', { kind: 'person', name: 'Otro', company: null, taxId: null, phone: null });
    await insertBilled('chile@example.com', { company: 'Sur', name: 'Paz', taxId: '12345678-K', phone: null });
    const typed = ['rosa áng', 'oriente transportes', '900.123.456-8', '900123456', '9001234568', '310 987 6543'];
    for (const q of typed) expect(await found(q), q).toEqual(['rosa@example.com']);
    expect(await found('12.345.678-k')).toEqual(['chile@example.com']);
    const { customers } = await search('rosa ángela');
    expect(customers).toMatchObject([
      { name: 'Rosa Ángela', company: 'Transportes del Oriente S. A. S.', taxId: '900123456-8', of: reference },
    ]);
    expect((await customer(reference)).customer).toMatchObject({
      name: 'Rosa Ángela',
      company: 'Transportes del Oriente S. A. S.',
      taxId: { taxId: '900123456-8', taxIdType: 'nit' },
      phone: '+573109876543',
      country: 'co',
    });
  });

  it('with the same tax id or company are listed with each other', async () => {
    const { reference } = await insertBilled('rosa@example.com');
    const same = await insertBilled('luis@example.com', {
      name: 'Luis',
      company: 'T. Oriente',
      taxId: '900.123.456-8',
    });
    const named = await insertQuote({
      company: 'transportes del oriente s. a. s.',
      name: 'Eva',
      email: 'eva@example.com',
    });
    await insertBilled('chile@example.com', { company: 'Sur', taxId: '12345678-K' });
    const { colleagues } = await customer(reference);
    expect(colleagues).toHaveLength(2);
    expect(colleagues).toEqual(
      expect.arrayContaining([
        { of: same.reference, name: 'Luis', email: 'luis@example.com' },
        { of: named, name: 'Eva', email: 'eva@example.com' },
      ]),
    );
    expect((await customer(named)).colleagues).toMatchObject([{ email: 'rosa@example.com' }]);
  });

  it('have each refund and each delivery in their history, with what the team wrote', async () => {
    const delivered = { deliveredAt: ago(3), deliveryNote: 'Ya está lista' };
    const order = await insertTestOrder(db, {
      email: 'rosa@example.com',
      state: 'paid',
      createdAt: ago(4),
      ...delivered,
    });
    const refund = { orderId: order.id, reason: 'discount' as const, createdAt: ago(1) };
    await db.insert(paymentRefund).values([
      { ...refund, amount: 500_000, refundedAt: ago(2), note: 'Por la demora' },
      { ...refund, amount: 4_000_000, refundedAt: ago(1), isExtra: true },
    ]);
    const { events, totals } = await customer(order.reference);
    expect(events.map(({ kind: name, money, text }) => [name, money?.minor, text])).toEqual([
      ['orderRefunded', 4_000_000, undefined],
      ['orderRefunded', 500_000, 'Por la demora'],
      ['orderDelivered', 4_000_000, 'Ya está lista'],
      ['orderPaid', 4_000_000, undefined],
    ]);
    expect(totals.paid).toEqual([{ minor: 3_500_000, currency: 'cop' }]);
  });

  it('have the rest of what they did beside a ticket, also under an earlier address', async () => {
    const mine = await insertQuote({ email: 'old@example.com', userId: staff.owner });
    await insertQuote({ email: 'old@example.com', name: 'Next owner' });
    const reference = await staff.saveTicket();
    const { others } = await viewIn(await staff.get(`/staff/es?view=ticket&ticket=${reference}`), 'ticket');
    expect(others).toMatchObject({ of: reference, records: [{ kind: 'quote', reference: mine, state: 'valid' }] });
    expect(others.accountSince).toEqual(expect.any(Number));
  });

  it('are reached by a reference in any notation, at a URL without their address', async () => {
    const reference = await insertQuote();
    const response = await staff.get(`/staff/es?view=customers&q=${reference.toLowerCase().replaceAll('-', '')}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/staff/es?view=customer&of=${reference}`);
    expect((await search('Q-2222-2222-2222')).customers).toEqual([]);
    const page = await (await staff.get('/staff/es?view=customers&q=luis')).text();
    expect(page).not.toMatch(/href="[^"]*luis(%40|@)/);
  });

  it('of the same company are listed, but what they did is not', async () => {
    const luis = await insertQuote({ company: 'Oriente S. A. S.' });
    const rosa = await insertQuote({ company: ' oriente s. a. s. ', name: 'Rosa', email: 'rosa@example.com' });
    await insertQuote({ company: 'Occidente', name: 'Eva', email: 'eva@example.com' });
    const view = await customer(luis);
    expect(view.colleagues).toEqual([{ of: rosa, name: 'Rosa', email: 'rosa@example.com' }]);
    expect(view.events.map(({ reference }) => reference)).toEqual([luis]);
  });

  it('with a long history have pages', async () => {
    const references = [];
    for (let n = 0; n < 65; n++) references.push(await insertQuote({ createdAt: ago(100 - n) }));
    const shown = [];
    for (const page of [1, 2, 3]) shown.push(await customer(references[0] ?? '', `&page=${page}`));
    expect(shown.map(({ events, hasOlder }) => [events.length, hasOlder])).toEqual([
      [30, true],
      [30, true],
      [5, false],
    ]);
    const all = shown.flatMap(({ events }) => events.map(({ reference }) => reference));
    expect(all).toEqual(references.toReversed());
  });

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
    const again = await staff.refused(write(quoted), 409);
    expect(again).toMatchObject({ errorCode: 'conversationOpen', typed: { message: 'Buenos días' } });
    expect(again.view).toMatchObject({ kind: 'quote', correspondence: { conversations: [{ openedBy: 'team' }] } });
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

  it('see their own history, with links to their own pages, and nothing of others or of the team alone', async () => {
    const [ana] = await db.select().from(user).where(eq(user.id, staff.owner));
    if (!ana) throw new Error('There is no account');
    const quoted = await insertQuote({ email: 'ANA@example.com', company: 'Oriente' });
    await insertQuote({ company: 'Oriente', name: 'Rosa', email: 'rosa@example.com' });
    const paid = await insertTestOrder(db, { userId: ana.id, email: 'payer@example.com', state: 'paid' });
    const reference = await staff.saveTicket({ createdAt: ago(2) });
    for (const state of ['answered', 'closed']) await staff.done({ action: 'state', ticket: reference, state });
    await staff.done({ action: 'quarantine', ticket: reference });
    const request = { page: 1, now: new Date(Date.now() + day), secret: 'x'.repeat(32), language: 'fr' } as const;
    const { events, hasOlder } = await readOwnHistory(db, ana, request);
    expect(hasOlder).toBe(false);
    const own = events.filter((event) => event.reference).map(({ kind: name, page }) => [name, page]);
    const conversation = `/dashboard/fr?view=tickets&ticket=${reference}`;
    expect(own).toEqual([
      ['ticketClosed', conversation],
      ['orderPaid', expect.stringContaining(`/payment/fr?order=${paid.reference}&key=`)],
      ['ticketOpened', conversation],
      ['quoteMade', `/support/quote/fr?made=${quoted}`],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/eva@|rosa|payer@|quarantine/i);
  });

  it('have meetings with a page of their own, on which they are cancelled', async () => {
    const quoted = await insertQuote();
    const startsAt = new Date(Date.now() + 3 * day);
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
