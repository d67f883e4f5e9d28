import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { canaryHeader, findCanary, isMark, removeCanaries } from '#features/tickets/server/canary.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { App } from '#platform/server/app-context.ts';
import { readText } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder, removeAttachments } from '#platform/server/data-folders.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { pathText } from '#platform/server/http/request-text.ts';
import { uuidOfHash } from '#platform/server/security/secrets.ts';
import { canaryResult, type ReceiveResult } from './canary-results.ts';
import { type CanaryState, canaryPath } from './visit.ts';

/** The requests of the canary that visitors cannot make. Without its signature these paths do not exist. */
export function mountCanary(
  app: App,
  { canary, dataDir }: Pick<Config, 'canary' | 'dataDir'>,
  { database, receiveResult }: { readonly database: Database; readonly receiveResult: ReceiveResult },
): void {
  if (!canary) return;
  const { db } = database;
  const isSigned = (mark: string | undefined, purpose: Parameters<typeof isMark>[2]) =>
    isMark(canary.secret, mark, purpose, currentTime().getTime());

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
    // A load balancer may repeat the request, and so may an eavesdropper: the same request has the same id.
    const runId = uuidOfHash(createHash('sha256').update(mark).digest());
    await receiveResult(result.data, { runId, sender: 'npm run canary' });
    return c.body(null, 204);
  });
}
