import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testApp } from '#app/testing-app.ts';
import { ticket, ticketAttachment } from '#features/tickets/server/tables.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { writeFamilies } from '#platform/server/metrics/family.ts';
import { readMetrics } from '#platform/server/metrics/testing-metrics.ts';
import { countMissingFiles, watchMissingFiles } from './missing-files.ts';

const database = await databaseForTests('embedded');
const { db } = database;
let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hormiga-missing-'));
  folder = attachmentsFolder(dataDir);
  await db.delete(ticket);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Rows of so many attached files. */
async function nameFiles(count: number): Promise<readonly string[]> {
  const person = { name: 'Ana', email: 'ana@example.com', message: 'x', language: 'en' };
  const [saved] = await db
    .insert(ticket)
    .values({ ...person, reference: 'H-3333-3333', createdAt: new Date() })
    .returning();
  const ticketId = saved?.id ?? '';
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), ticketId, name: 'n', type: 't', bytes: 1 }));
  await db.insert(ticketAttachment).values(rows);
  return rows.map(({ id }) => id);
}

function save(files: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), 'x');
}

it('counts the files that the database names and the folder lacks, also beyond one query', {
  tags: 'system',
}, async () => {
  expect(await countMissingFiles(db, folder), 'no files, and no folder').toBe(0);
  const files = await nameFiles(2_001);
  expect(await countMissingFiles(db, folder), 'another DATA_DIR').toBe(2_001);
  save(files.slice(0, -3));
  expect(await countMissingFiles(db, folder)).toBe(3);
  save([...files.slice(-3), randomUUID()]);
  expect(await countMissingFiles(db, folder)).toBe(0);
  await db.delete(ticket);
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  expect(await countMissingFiles(db, folder)).toBe(0);
});

it('is reported at the start, at /readyz and as a metric, without stopping the site', async () => {
  const lines: string[] = [];
  const log = pino(logShape, { write: (line: string) => void lines.push(line) });
  const [file = ''] = await nameFiles(1);
  const concern = watchMissingFiles({ dataDir }, database, log);
  await expect.poll(concern.text).toBe('1 attached file is not in DATA_DIR.');
  const { app } = testApp({ database, concerns: [concern] });
  const response = await app.request('/readyz');
  expect([response.status, (await response.json()).DATA]).toEqual([200, { warnings: [concern.text()] }]);
  expect(readMetrics(writeFamilies(concern.families)).hormiga_attachments_missing).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, missing: 1 }]);
  expect(lines.join()).not.toContain(file);
  await concern.stop();
});
