import type { Receipt } from '../receipt.ts';

export function testReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    reference: 'P-7KQ2-94MX',
    item: 'Bulk e-mail: fifty thousand',
    money: { minor: 5_000_000, currency: 'cop' },
    taxes: [],
    openLines: [],
    // 15:42 in Bogotá.
    paidAt: Date.UTC(2026, 10, 14, 20, 42),
    email: 'ana@example.com',
    language: 'en',
    billing: undefined,
    refunds: [],
    country: 'co',
    isSandbox: false,
    isVoided: false,
    ...changes,
  };
}
