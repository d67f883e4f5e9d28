import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { quoteApp } from './testing-quotes.ts';

describe('quotes', async () => {
  const database = await databaseForTests('embedded');
  const quotes = quoteApp(database);

  it('are limited per mailbox, however its address is written', async () => {
    const name = randomUUID();
    const codes: number[] = [];
    for (let n = 0; n <= 3; n++) codes.push((await quotes.create({ email: `${name}+${n}@Example.com` })).status);
    expect(codes.slice(-2)).toEqual([200, 429]);
  });

  it('are limited per day too', async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await quotes.create({ email })).status).toBe(200);
    const ofDay = like(rateLimitCount.key, 'quote-email-day:%');
    const before = await database.db.select().from(rateLimitCount).where(ofDay);
    await database.db.update(rateLimitCount).set({ uses: 12 }).where(ofDay);
    expect((await quotes.create({ email })).status).toBe(429);
    for (const { key, uses } of before) {
      await database.db.update(rateLimitCount).set({ uses }).where(like(rateLimitCount.key, key));
    }
  });

  it('are limited to sixty per network, and so are their PDFs', async () => {
    const office = { 'x-forwarded-for': '192.0.2.77' };
    const usedBefore = (limit: string, uses: number) =>
      database.db
        .update(rateLimitCount)
        .set({ uses })
        .where(like(rateLimitCount.key, `${limit}:%`));
    const { pdf } = await quotes.make({}, office);
    await usedBefore('quote-network-hour', 59);
    expect((await quotes.create({}, office)).status).toBe(200);
    expect((await quotes.create({}, office)).status).toBe(429);
    expect((await quotes.get(pdf, office)).status).toBe(200);
    await usedBefore('quote-download-hour', 240);
    expect((await quotes.get(pdf, office)).status).toBe(429);
    expect((await quotes.get(pdf)).status).toBe(200);
  });
});
