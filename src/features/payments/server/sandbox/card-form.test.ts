import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { parseResponse, readableText } from '#platform/testing-html.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';
import { checkoutPath, idOf, testSandbox, typed } from './testing-sandbox.ts';

describe.each(databaseKinds())('the card form on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const sandbox = testSandbox(database.db);
  afterAll(() => sandbox.stop());

  const refused = async (fields: Readonly<Record<string, string>>, lang = 'en') => {
    const response = await sandbox.post(checkoutPath({ lang }), typed(fields));
    return { status: response.status, $: await parseResponse(response) };
  };

  it.each([
    ['card', ''],
    ['card', 'VOIDED'],
    ['name', ' '],
    ['name', 'a'.repeat(101)],
    ['name', 'a\u0000b'],
    ['email', ''],
    ['email', 'ana'],
    ['delay', '601'],
    ['delay', '-1'],
    ['events', 'never'],
  ])('refuses %s %j', async (field, value) => {
    const { status, $ } = await refused({ [field]: value });
    expect(status).toBe(422);
    expect($('[role=alert]').text()).toContain('Not paid yet.');
    expect(readableText($)).toContain('Sandbox: no money moves');
  });

  it('says in the page’s language that nothing is paid, and fills in again who pays', async () => {
    const { $ } = await refused({ card: '4242 4242 4242 4242', name: 'Ana Ruiz' }, 'fr');
    expect($('[role=alert]').text()).toContain('Rien n’est encore payé.');
    expect(['name', 'email'].map((name) => $(`[name=${name}]`).val())).toEqual(['Ana Ruiz', 'ana@example.com']);
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
});
