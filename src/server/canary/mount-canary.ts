import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ticket } from '#database/tables/ticket.ts';
import { readReference } from '#database/tickets/reference.ts';
import { findCanary, removeCanaries } from '#database/watch/canary-tickets.ts';
import type { App } from '../app-context.ts';
import { readText } from '../body/read-body.ts';
import type { Config } from '../config.ts';
import { whileDatabaseAnswers } from '../errors/while-database-answers.ts';
import { pathText } from '../http/request-text.ts';
import { attachmentsFolder, removeAttachments } from '../tickets/attachments/attachments-folder.ts';
import { uuidOfHash } from '../uuid-of-hash.ts';
import { canaryHeader, isMark } from './canary-mark.ts';
import { canaryResult } from './canary-result.ts';
import type { TakeResult } from './canary-results.ts';
import { type CanaryState, canaryPath } from './canary-state.ts';

interface Deps {
  readonly database: Database;
  readonly takeResult: TakeResult;
}

/** What the canary asks for beside what every visitor may. Without its signature there is nothing here. */
export function mountCanary(
  app: App,
  { canary, dataDir }: Pick<Config, 'canary' | 'dataDir'>,
  { database, takeResult }: Deps,
): void {
  if (!canary) return;
  const { db } = database;
  const isSigned = (mark: string | undefined, purpose: Parameters<typeof isMark>[2]) =>
    isMark(canary.secret, mark, purpose, Date.now());

  app.get(`${canaryPath}/:reference`, async (c) => {
    const reference = readReference(pathText(c, 'reference'));
    if (!reference || !isSigned(c.req.header(canaryHeader), `look ${reference}`)) return c.notFound();
    const found = await whileDatabaseAnswers(database, () => findCanary(db, reference));
    if (!found) return c.notFound();
    const spam = found.state === 'quarantined' ? [...found.quarantineReasons] : [];
    const state: CanaryState = { spam, mails: [...found.mails] };
    return c.json(state, 200, { 'Cache-Control': 'no-store' });
  });

  app.delete(`${canaryPath}/:reference`, async (c) => {
    const reference = readReference(pathText(c, 'reference'));
    if (!reference || !isSigned(c.req.header(canaryHeader), `remove ${reference}`)) return c.notFound();
    const files = await whileDatabaseAnswers(database, () => removeCanaries(db, eq(ticket.reference, reference)));
    await removeAttachments(attachmentsFolder(dataDir), files);
    return c.body(null, 204);
  });

  app.put(canaryPath, async (c) => {
    const text = await readText(c);
    const mark = c.req.header(canaryHeader) ?? '';
    if (!isSigned(mark, `result ${text}`)) return c.notFound();
    const result = canaryResult.safeParse(JSON.parse(text));
    if (!result.success) return c.notFound();
    // A balancer may send it again, and so may whoever reads along.
    const runId = uuidOfHash(createHash('sha256').update(mark).digest());
    await takeResult(result.data, { runId, sender: 'npm run canary' });
    return c.body(null, 204);
  });
}
