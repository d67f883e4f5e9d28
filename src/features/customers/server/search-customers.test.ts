import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteForTest } from '#app/testing-deletion.ts';
import { earlierAddress, user } from '#features/accounts/server/tables.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { answerIn } from '#features/staff/server/testing-staff.ts';
import { teamMember } from '#features/team/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { databaseKinds } from '#platform/database/testing.ts';
import { compactNumber, digitsOf } from './search-customers.ts';
import { ago, customersApp } from './testing-customers.ts';

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

describe.each(databaseKinds())('customers that the team looks for, on %s', async (kind) => {
  const { db, staff, insertQuote, insertBilled, customer, search, found } = await customersApp(kind);

  it('customers who deleted their account are gone, and their paid order leads to its own page', async () => {
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

  it('are not the members of the team, unless they have something of their own', async () => {
    const member = { email: 'rosa@hormiga.example', role: 'agent', invitedBy: 'eva', invitedAt: ago(9) } as const;
    await db.insert(teamMember).values({ ...member, language: 'es', joinedAt: ago(8) });
    const [rosa] = await db.insert(user).values({ name: 'Rosa', email: member.email }).returning();
    await db.insert(earlierAddress).values({ userId: rosa?.id ?? '', email: 'rosa@example.com', until: ago(1) });
    for (const q of ['hormiga.example', 'rosa@example.com', 'eva'])
      expect(
        (await found(q)).filter((email) => email.endsWith('@hormiga.example')),
        q,
      ).toEqual([]);
    expect(await found('')).toContain('ana@example.com');
    const reference = await insertQuote({ name: 'Eva', email: 'Eva@hormiga.example' });
    expect((await search('hormiga.example')).customers).toMatchObject([
      { of: reference, email: 'eva@hormiga.example', counts: { quotes: 1 } },
    ]);
    await db.delete(teamMember);
    expect(await found('hormiga.example')).toContain('rosa@hormiga.example');
    await db.delete(user).where(eq(user.email, member.email));
  });

  it('are found by a word that very many tickets have: those who wrote last, and all others that have it', async () => {
    await db.execute(sql`insert into ${ticket} (reference, name, email, message, language, created_at, last_activity_at)
      select 'H-' || n, 'Muchos', 'm' || n || '@example.com', 'Hola', 'es', now() - n * interval '1 hour',
        now() - n * interval '1 hour'
      from generate_series(1, 2001) as n`);
    await insertQuote({ name: 'Muchos', email: 'quote@example.com', createdAt: ago(2) });
    const before = 'm1@example.com m2@example.com m3@example.com';
    expect((await found('muchos')).slice(0, 3).join(' ')).toBe(before);
    const second = (await search('muchos', 2)).customers.map(({ email }) => email);
    expect(second).toContain('quote@example.com');
    await db.delete(ticket).where(eq(ticket.email, 'm1@example.com'));
    expect((await search('muchos', 80)).customers, 'all, if they are fewer').toHaveLength(25);
  });

  it('customers who wrote nothing but spam are found by a search, but not in the list', async () => {
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

  it('customers with the same tax id or company are listed with each other', async () => {
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

  it('are reached by a reference in any notation, at a URL without their address', async () => {
    const reference = await insertQuote();
    const response = await staff.get(`/staff/es?view=customers&q=${reference.toLowerCase().replaceAll('-', '')}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/staff/es?view=customer&of=${reference}`);
    expect((await search('Q-2222-2222-2222')).customers).toEqual([]);
    const page = await (await staff.get('/staff/es?view=customers&q=luis')).text();
    expect(page).not.toMatch(/href="[^"]*luis(%40|@)/);
  });

  it('customers of the same company are listed, but what they did is not', async () => {
    const luis = await insertQuote({ company: 'Oriente S. A. S.' });
    const rosa = await insertQuote({ company: ' oriente s. a. s. ', name: 'Rosa', email: 'rosa@example.com' });
    await insertQuote({ company: 'Occidente', name: 'Eva', email: 'eva@example.com' });
    const view = await customer(luis);
    expect(view.colleagues).toEqual([{ of: rosa, name: 'Rosa', email: 'rosa@example.com' }]);
    expect(view.events.map(({ reference }) => reference)).toEqual([luis]);
  });
});
