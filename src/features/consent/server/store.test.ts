import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { listReceipts, saveReceipt } from './store.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:00:00.001Z');

function receipt(visitor = randomUUID()) {
  return { id: randomUUID(), visitor, purposes: ['marketing'], version: '2026-11-01', language: 'es', at: noon };
}

describe.each(databaseKinds())('consent receipts, on %s', async (kind) => {
  const database = await databaseForTests(kind);

  it('are found by visitor, oldest first, and by their id', async () => {
    const first = receipt();
    const second = { ...receipt(first.visitor), purposes: [], at: later };
    expect(await saveReceipt(database.db, second)).toEqual(later);
    expect(await saveReceipt(database.db, first)).toEqual(noon);
    await saveReceipt(database.db, receipt());
    expect(await listReceipts(database.db, first.visitor)).toEqual([first, second]);
    expect(await listReceipts(database.db, second.id)).toEqual([second]);
    expect(await listReceipts(database.db, randomUUID())).toEqual([]);
  });

  it('are not changed by the same id again', async () => {
    const first = receipt();
    await saveReceipt(database.db, first);
    const again = { ...receipt(), id: first.id, purposes: [], version: 'another', language: 'fr', at: later };
    expect(await saveReceipt(database.db, again)).toEqual(noon);
    expect(await listReceipts(database.db, first.id)).toEqual([first]);
    expect(await listReceipts(database.db, again.visitor)).toEqual([]);
  });

  it('are saved once when the same comes many times concurrently', async () => {
    const first = receipt();
    const sent = Array.from({ length: 20 }, (_, n) => ({ ...first, at: new Date(noon.getTime() + n) }));
    const answers = await Promise.all(sent.map((one) => saveReceipt(database.db, one)));
    const [saved, ...others] = await listReceipts(database.db, first.visitor);
    expect(others).toEqual([]);
    expect(new Set(answers.map(String))).toEqual(new Set([String(saved?.at)]));
  });
});
