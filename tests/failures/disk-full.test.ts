import { mkdtempSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listNewestTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import { ticketApp } from '../../src/features/tickets/server/testing-tickets.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { folderTransport } from '../../src/platform/server/mail/mail-transport.ts';
import { testMail } from '../../src/platform/server/mail/testing-mail.ts';

/** Every write fails with a full disk until the end of the test. */
async function fillDisk(): Promise<void> {
  const file = await open(join(mkdtempSync(join(tmpdir(), 'hormiga-full-')), 'any'), 'w');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(Object.getPrototypeOf(file), 'writeFile').mockRejectedValue(full);
  vi.spyOn(Object.getPrototypeOf(file), 'write').mockRejectedValue(full);
  await file.close();
}

it('a mail leaves no partial file while the disk is full, and is written when there is space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-full-mail-'));
  const transport = folderTransport(folder, { name: 'Hormiga', address: 'hola@hormiga.example' });
  await fillDisk();
  await expect(transport.send(testMail())).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
  vi.restoreAllMocks();
  await transport.send(testMail());
  expect(readdirSync(folder)).toHaveLength(1);
});

describe('a ticket while the disk is full', async () => {
  const database = await databaseForTests('embedded');

  it('a ticket with files is refused, leaves nothing behind, and is saved when there is space again', async () => {
    const log: string[] = [];
    const { send, dataDir } = ticketApp(database, log);
    const fields = { request_id: crypto.randomUUID(), attachments: [new File(['Hola'], 'a.txt')] };
    await fillDisk();
    const refused = await send(fields);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(log.join()).toContain('ENOSPC');
    expect(await listNewestTickets(database.db, 10)).toEqual([]);
    expect(readdirSync(join(dataDir, 'attachments'))).toEqual([]);
    // Without files it needs only the database's space.
    expect((await send()).status).toBe(200);

    vi.restoreAllMocks();
    expect((await send(fields)).status).toBe(200);
    expect(readdirSync(join(dataDir, 'attachments'))).toHaveLength(1);
  });
});
