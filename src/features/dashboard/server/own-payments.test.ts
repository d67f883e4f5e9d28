import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ofKind } from '#app/testing-live.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { insertApprovedTransaction, insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { paymentOrder, paymentTransaction } from '#features/payments/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { peopleOn, readExport } from './testing-dashboard.ts';

describe.each(databaseKinds())('payments in the dashboard, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database);
  const { signedIn } = peopleOn(site);

  const orderOf = async (reference: string) => {
    const [found] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.reference, reference));
    return found;
  };

  it('payments from before the account existed are listed, and those of others are not', async () => {
    const email = someAddress();
    const old = new Date('2026-01-02T03:04:05Z');
    const paid = await insertTestOrder(database.db, { email: email.toUpperCase(), state: 'paid', createdAt: old });
    await insertTestOrder(database.db, { email: someAddress(), state: 'paid' });
    await insertTestOrder(database.db, { email: null, state: 'paid' });
    const { see } = await signedIn(email);
    // Ordered with another address while signed in.
    const open = await insertTestOrder(database.db, {
      userId: await site.idOf(email),
      email: 'pay@example.com',
      provider: 'sandbox',
    });
    const line = {
      reference: paid.reference,
      productId: 4,
      planId: 'small',
      state: 'paid',
      createdAt: old.getTime(),
      money: { minor: 4_000_000, currency: 'cop' },
      isDelivered: false,
      isSandbox: false,
      receipt: expect.stringMatching(new RegExp(`^/pay/receipts/${paid.reference}\\.pdf\\?key=[\\w-]{22}$`)),
      page: expect.stringMatching(new RegExp(`^/payment/en\\?order=${paid.reference}&key=[\\w-]{22}$`)),
    };
    const { payments } = ofKind((await see('?view=payments')).view, 'payments');
    expect(payments).toMatchObject([{ reference: open.reference, state: 'open', isSandbox: true }, line]);
    expect(payments[0]).not.toHaveProperty('receipt');
    expect(ofKind((await see()).view, 'overview').payments).toMatchObject([{ reference: open.reference }, line]);
  });

  it('payments of another account are not shown, even if the address is the same', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await insertTestOrder(database.db, { userId: await site.idOf(one.email), email: other.email, state: 'paid' });
    expect(ofKind((await other.see('?view=payments')).view, 'payments').payments).toEqual([]);
    expect(ofKind((await one.see('?view=payments')).view, 'payments').payments).toHaveLength(1);
  });

  it('are in the data download, with every attempt', async () => {
    const { email, act } = await signedIn();
    const order = await insertTestOrder(database.db, { email, state: 'paid', emails: 5000, planId: null });
    await insertApprovedTransaction(database.db, order, { email, status: 'DECLINED', id: `no-${order.reference}` });
    await insertApprovedTransaction(database.db, order, { email: 'card@example.com' });
    const { data } = await readExport(await act('download'));
    expect(data['payments']).toMatchObject({
      orders: [
        {
          reference: order.reference,
          email,
          productId: 4,
          planId: null,
          emails: 5000,
          state: 'paid',
          currency: 'cop',
          amount: '40000',
          paidAt: order.createdAt.toISOString(),
          attempts: [
            { status: 'DECLINED', amount: '40000' },
            { status: 'APPROVED', currency: 'cop', email: 'card@example.com' },
          ],
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(order.id);
  });

  it('remain after the account is deleted: paid ones with their payer, the others anonymised', async () => {
    const { email, act } = await signedIn();
    const userId = await site.idOf(email);
    const paid = await insertTestOrder(database.db, { userId, email, state: 'paid' });
    const voided = await insertTestOrder(database.db, { email, state: 'voided' });
    const unpaid = await Promise.all(
      (['open', 'pending', 'expired', 'error', 'declined'] as const).map((state, n) =>
        insertTestOrder(database.db, { state, email, userId: n % 2 ? userId : null }),
      ),
    );
    const others = await insertTestOrder(database.db, { email: someAddress(), state: 'declined' });
    await insertApprovedTransaction(database.db, paid, { email });
    for (const order of unpaid) await insertApprovedTransaction(database.db, order, { email, status: 'DECLINED' });
    const otherAmount = await insertTestOrder(database.db, { email, state: 'expired' });
    await insertApprovedTransaction(database.db, otherAmount, { email, problem: 'otherAmount' });
    await act('delete', { confirm_email: email });
    expect(await orderOf(paid.reference)).toMatchObject({ userId: null, email });
    expect(await orderOf(voided.reference)).toMatchObject({ userId: null, email });
    expect(await orderOf(otherAmount.reference), 'the team has to return this money').toMatchObject({ email });
    for (const { reference } of unpaid) expect(await orderOf(reference)).toMatchObject({ userId: null, email: null });
    expect(await orderOf(others.reference)).toEqual(others);
    const attempts = await database.db.select().from(paymentTransaction).where(eq(paymentTransaction.email, email));
    expect(attempts.map(({ reference }) => reference).sort()).toEqual([paid.reference, otherAmount.reference].sort());
  });

  it('move along when the address changes', async () => {
    const { email, see, act } = await signedIn();
    const order = await insertTestOrder(database.db, { email: email.toUpperCase(), state: 'paid' });
    const newEmail = someAddress();
    await act('email', { new_email: newEmail });
    await act('email-code', { new_email: newEmail, code: await site.codeFor(newEmail) });
    expect(await orderOf(order.reference)).toMatchObject({ email: newEmail, userId: await site.idOf(newEmail) });
    expect(ofKind((await see('?view=payments')).view, 'payments').payments).toHaveLength(1);
  });
});
