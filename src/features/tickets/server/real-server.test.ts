// @module-tag servers
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realServers } from '#app/testing-real-server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { databaseKinds } from '#platform/database/testing.ts';
import { migrationsDir } from '#platform/database/testing-migrations.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createTicket } from '../contract.ts';
import { senderLimits } from './spam/form-token.ts';
import { listNewestTickets } from './store/find-tickets.ts';
import { ticketAttachment } from './tables.ts';
import { ticketForm } from './testing-tickets.ts';

const { makeData, startSite } = realServers();

/** The reference; undefined if the server was killed before it answered. */
async function send(url: string, request_id: string, sender: number): Promise<string | undefined> {
  const body = ticketForm({
    request_id,
    email_cliente: `${request_id}@example.com`,
    attachments: [new File(['Hola'], 'a.txt')],
  });
  const headers = { 'x-forwarded-for': `203.0.113.${sender}` };
  try {
    const response = await fetch(url + createTicket.path, { method: 'POST', body, headers });
    return createTicket.response.parse(await response.json()).DATA.reference;
  } catch {
    return undefined;
  }
}

// In parallel, since the tests mostly wait. `npm test` has the same for a server behind a balancer (`tests/several`) and
// for the embedded database alone (`embedded.test.ts`).
const details = { concurrent: true, timeout: 120_000, tags: 'system' };
describe.each(databaseKinds())('on %s', details, (kind) => {
  it('a killed server has saved every ticket that it acknowledged, once', async () => {
    const { dataDir, url, env: place } = await makeData(kind);
    const env = { ...place, TRUST_PROXY: '1' };

    const first = await startSite(env);
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const acknowledged = new Map<string, string>();
    await Promise.all(
      ids.map(async (id, sender) => {
        const reference = await send(first.url, id, sender);
        if (reference) acknowledged.set(id, reference);
        // Kill it midway: some requests are answered, some are being written, some have not been read.
        if (acknowledged.size === 10) first.site.child.kill('SIGKILL');
      }),
    );
    expect(await first.site.ended()).toBe('SIGKILL');
    expect(acknowledged.size).toBeGreaterThanOrEqual(10);
    expect(acknowledged.size).toBeLessThan(ids.length);

    // Like a browser, send everything again, whether it was answered or not.
    const second = await startSite(env);
    const again = await Promise.all(ids.map((id, sender) => send(second.url, id, sender)));
    second.site.child.kill('SIGTERM');
    expect(await second.site.ended()).toBe(0);
    for (const [index, id] of ids.entries()) {
      expect(again[index]).toMatch(/^H-/);
      if (acknowledged.has(id)) expect(again[index]).toBe(acknowledged.get(id));
    }

    const database = await openDatabase({ dataDir, url, migrationsDir });
    const saved = await listNewestTickets(database.db, 1000);
    const mails = await database.db.select().from(outboxMessage);
    const attachments = await database.db.select().from(ticketAttachment);
    await database.close();
    expect(saved.map(({ requestId }) => requestId).sort()).toEqual([...ids].sort());
    expect(mails).toHaveLength(2 * ids.length);
    expect(attachments).toHaveLength(ids.length);
    const files = readdirSync(join(dataDir, 'attachments'));
    expect(files).toEqual(expect.arrayContaining(attachments.map(({ id }) => id)));
  });
});

const identifies = 'a server without a proxy identifies visitors by their connection, whatever headers they send';
it(identifies, details, async () => {
  const { site, url } = await startSite((await makeData('postgres', 'direct')).env);
  const most = Math.min(...senderLimits.filter(({ of }) => of === 'network').map((limit) => limit.most));
  const sent = await Promise.all(Array.from({ length: most + 1 }, (_, sender) => send(url, randomUUID(), sender)));
  expect(sent.filter(Boolean)).toHaveLength(most);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
});
