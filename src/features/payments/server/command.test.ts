import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runCommand } from '#app/commands/run-command.ts';
import { testCommandContext } from '#app/commands/testing-command-context.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe.each(databaseKinds())('npm run payments on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const shop = paymentApp(database);

  const run = (args: readonly string[], provider?: PaymentProvider) =>
    runCommand({ name: 'payments', args: [...args] }, testCommandContext(database.db, provider));

  it('says that card payments are off, and asks no provider', async () => {
    const { output, exitCode } = await run(['--reconcile']);
    expect([exitCode, output]).toEqual([
      0,
      'Card payments are off, so no provider was asked. This is what the database has:\n\nPaid without order: 0\n\nOrder without payment: 0\n',
    ]);
  });

  it('checks unsettled orders, applies the answers, and shows what does not match', async () => {
    const [paid, waiting] = [await shop.order(), await shop.order()];
    shop.attempt(paid).say('APPROVED');
    shop.attempt(waiting).say('PENDING');
    const lost = { reference: 'P-2345-2345-2345', amount_in_cents: 700, currency: 'COP' };
    await shop.tell(shop.attempt(lost).say('APPROVED'));

    const { output, exitCode } = await run(['--reconcile'], shop.provider);
    expect(exitCode).toBe(0);
    expect(output).toContain('asked about 2 of 2 orders');
    expect(await shop.stateOf(paid.reference)).toBe('paid');
    expect(await shop.mails(paid.reference)).toHaveLength(2);
    expect(output).toMatch(/Paid without order: 1\n.*\n.*P-2345-2345-2345.*no order has this reference/);
    // The bank has only just started, so this is not a problem yet.
    expect(output).toContain('Order without payment: 0');

    await run(['--reconcile'], shop.provider);
    expect(await shop.mails(paid.reference)).toHaveLength(2);
  });

  it('says that the provider did not answer, and still shows what the database has', async () => {
    await shop.order();
    const down = paymentApp(database, { fetch: async () => new Response('', { status: 503 }) });
    const { output } = await run(['--reconcile'], down.provider);
    expect(output).toMatch(/asked about 0 of \d+ orders.*did not answer about P-/);
    expect(output).toContain('Paid without order: 1');
  });

  it('shows an order that has been with the bank for too long', async () => {
    const order = await shop.order();
    await shop.tell(shop.attempt(order).say('PENDING'));
    const createdAt = new Date(Date.now() - 31 * 60_000);
    await database.db.update(paymentOrder).set({ createdAt }).where(eq(paymentOrder.reference, order.reference));
    const { output } = await run(['--reconcile']);
    expect(output).toMatch(new RegExp(`Order without payment: 1\\n.*\\n.* ${order.reference} +pending`));
  });

  it('lists orders, and shows one with its attempts', async () => {
    const order = await shop.order();
    await shop.tell(shop.attempt(order).say('DECLINED'));
    expect((await run([])).output).toContain(order.reference);
    const { output } = await run(['--show', order.reference.toLowerCase()]);
    expect(output).toMatch(/declined.*DECLINED/s);
  });

  it.each([
    [['--show', 'P-1'], 'There is no order P-1'],
    [['--what'], 'payments accepts'],
    [['--reconcile', 'x'], 'payments accepts'],
  ])('refuses the arguments %j', async (args, error) => {
    expect(await run(args)).toMatchObject({ exitCode: 1, errors: expect.stringContaining(error) });
  });
});
