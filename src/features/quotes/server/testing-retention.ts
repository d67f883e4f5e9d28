import type { Db } from '#platform/database/database.ts';
import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { quote } from './tables.ts';

export async function insertQuote(db: Db, validUntil: Date): Promise<string> {
  const reference = `Q-${sampleCode()}`;
  const createdAt = new Date(validUntil.getTime() - 30 * 24 * 60 * 60_000);
  const person = { name: 'Ana', email: 'ana@example.com', language: 'es' };
  const money = { currency: 'cop', selection: 'x', lines: [], taxes: [], subtotal: 1, total: 1 };
  await db.insert(quote).values({ ...person, ...money, reference, createdAt, validUntil });
  return reference;
}

export const quoteSamples: RetentionSamples = {
  'quote quotes': insertQuote,
};
