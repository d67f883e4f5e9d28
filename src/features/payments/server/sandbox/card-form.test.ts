import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { parseHtml, readableText } from '#platform/testing-html.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';
import { checkoutPath, idOf, testSandbox, typed } from './testing-sandbox.ts';

/** A card number and security code that occur nowhere else. */
const secret = { number: '4000056655665556', code: '987' };
const spaced = '4000 0566 5566 5556';

describe.each(databaseKinds)('the card form on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const sandbox = testSandbox(database.db);
  afterAll(() => sandbox.stop());

  const refused = async (fields: Readonly<Record<string, string>>, lang = 'en') => {
    const response = await sandbox.post(checkoutPath({ lang }), typed(fields));
    const html = await response.text();
    return { status: response.status, html, $: parseHtml(html) };
  };

  it.each([
    ['number', '', 'Please enter the card number.'],
    ['number', '4242 4242 4242 4243', 'No card has this number.'],
    ['number', '42', 'A card number has 12 to 19 digits.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['expiry', 'soon', 'Please enter month and year'],
    ['code', '12', 'This card’s security code has 3 digits.'],
    ['code', '1234', 'This card’s security code has 3 digits.'],
    ['code', '12a', 'This card’s security code has 3 digits.'],
    ['name', ' ', 'Please enter the name as it appears on the card.'],
    ['name', 'a'.repeat(101), 'Please enter 100 characters at most.'],
    ['email', 'ana', 'This doesn’t look like an e-mail address.'],
    ['delay', '601', 'There’s no such bank.'],
    ['delay', '-1', 'There’s no such bank.'],
    ['events', 'never', 'There’s no such bank.'],
  ])('reports the problem of %s %j', async (field, value, problem) => {
    const { status, $ } = await refused({ [field]: value });
    expect(status).toBe(422);
    expect(readableText($)).toContain(problem);
    if (!['delay', 'events'].includes(field)) {
      expect($(`input#${field}[aria-invalid=true][autofocus]`).attr('aria-describedby')).toMatch(`${field}-problem`);
      expect($(`#${field}-problem`).text()).toContain(problem);
    }
    expect(readableText($)).toContain('Sandbox: no money moves');
  });

  it('requires four digits for American Express', async () => {
    const amex = { number: '3782 822463 10005' };
    expect((await refused({ ...amex, code: '123' })).html).toContain('American Express security code has 4 digits');
    expect((await sandbox.post(checkoutPath(), typed({ ...amex, code: '1234' }))).status).toBe(303);
  });

  it('shows problems in the page’s language, and fills in everything but the secrets again', async () => {
    const fields = {
      ...secret,
      expiry: '10/26',
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      delay: '60',
      events: 'late',
    };
    const { html, $ } = await refused(fields, 'fr');
    expect($('#expiry-problem').text()).toContain('Cette carte n’est plus valable.');
    expect(readableText($)).toContain('ils ne sont jamais remis dans une page');
    const filled = ['expiry', 'name', 'email', 'delay', 'events'].map((name) => $(`[name=${name}]`).val());
    expect(filled).toEqual(['10/26', 'Ana Ruiz', 'ana@example.com', '60', 'late']);
    expect($('details[open]')).toHaveLength(1);
    for (const hidden of [secret.number, spaced, secret.code]) expect(html).not.toContain(hidden);
  });

  it.each(['name', 'email', 'expiry'])('does not show a card number again that was typed into %s', async (field) => {
    for (const value of [secret.number, spaced, `x${secret.number}@example.com`]) {
      const { status, html } = await refused({ [field]: value });
      expect(status).toBe(422);
      for (const hidden of [secret.number, spaced]) expect(html).not.toContain(hidden);
    }
  });

  it('makes one transaction from a form that is sent several times simultaneously', async () => {
    const path = checkoutPath({ reference: `P-RACE-${kind}` });
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sandbox.post(path, typed())));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const after = await count();
    expect([after.transactions - before.transactions, after.events - before.events]).toEqual([1, 2]);
  });

  async function count() {
    const rows = sql<number>`count(*)::int`;
    const [transactions] = await database.db.select({ rows }).from(sandboxTransaction);
    const [events] = await database.db.select({ rows }).from(sandboxEvent);
    return { transactions: transactions?.rows ?? 0, events: events?.rows ?? 0 };
  }

  it('leaves no card number in the database, log, events or answers', async () => {
    const path = checkoutPath();
    const answers: string[] = [];
    const note = async (response: Response) => {
      answers.push(JSON.stringify([...response.headers]), await response.clone().text());
      return response;
    };
    await note(await sandbox.post(path, typed({ ...secret, number: spaced, email: 'no address' })));
    const id = idOf(await note(await sandbox.post(path, typed({ ...secret, number: spaced }))));
    await note(await sandbox.get(path));
    await note(await sandbox.get(`/sandbox/v1/transactions/${id}`));
    sandbox.clock.time += 1_000;
    sandbox.start();
    const isTold = () => expect(JSON.stringify(sandbox.deliveries)).toContain(id);
    await vi.waitFor(isTold, { timeout: 30_000 });
    await sandbox.stop();
    const { db } = database;
    const rows = [await db.select().from(sandboxTransaction), await db.select().from(sandboxEvent)];
    const everything = JSON.stringify([answers, rows, sandbox.deliveries, sandbox.lines]);
    expect(everything).toContain('5556');
    // With any spacing. Times and other numbers must not be joined.
    for (const hidden of [secret.number, secret.number.slice(0, -4), secret.number.slice(4)]) {
      expect(everything.replace(/[\s-]/g, '')).not.toContain(hidden);
    }
    expect(everything).not.toMatch(/\b987\b/);
  });
});
