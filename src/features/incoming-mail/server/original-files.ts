import { Readable } from 'node:stream';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { receiveFile, removeUploads, syncUploads } from '#platform/server/body/upload.ts';
import { incomingMail } from './tables.ts';

/** Writes a message to a file of its own, as it arrived, and syncs it to disk. */
export async function writeOriginal(content: AsyncIterable<Uint8Array>, folder: string) {
  const stream = Object.assign(Readable.from(content, { objectMode: false }), { truncated: false });
  const upload = await receiveFile(stream, 'message', folder);
  if (!upload) throw new Error('The message is empty');
  if (upload.failure !== undefined) {
    await removeUploads([upload]);
    throw upload.failure;
  }
  await syncUploads([upload]);
  return upload;
}

/**
 * Earlier versions stored messages in the database, where a large one takes long to read and to write. One of their
 * servers may still be running, so this is called again from time to time.
 */
export async function moveToFiles(db: Db, folder: string): Promise<void> {
  const { id, raw, state } = incomingMail;
  // Those that were dealt with have none, and these have an index each.
  for (const unsettled of ['waiting', 'failed'] as const) {
    for (;;) {
      const [mail] = await db
        .select({ id, raw })
        .from(incomingMail)
        .where(and(eq(state, unsettled), isNotNull(raw)))
        .limit(1);
      if (!mail?.raw) break;
      const file = await writeOriginal(Readable.from([mail.raw]), folder);
      await db.update(incomingMail).set({ raw: null, original: file.id }).where(eq(id, mail.id));
    }
  }
}
