import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { removeUploads } from '#platform/server/body/upload.ts';
import type { TicketFiles } from '../store/save-ticket.ts';
import type { ReadAttachment } from './read-attachments.ts';

/** The attachments of one ticket: they are in their folder already, and become part of it when they are safe there. */
export function attachmentFiles(attachments: readonly ReadAttachment[]): TicketFiles & { isWritten: () => boolean } {
  let isWritten = false;
  return {
    async write() {
      const failed = attachments.find(({ failure }) => failure !== undefined);
      if (failed) throw failed.failure;
      isWritten = true;
      for (const { path } of attachments) await sync(path);
      const [first] = attachments;
      // Without this a power cut could lose the names of files that are there. Windows neither needs nor allows it.
      if (first && process.platform !== 'win32') await sync(dirname(first.path));
      return attachments.map(({ id, name, type, bytes }) => ({ id, name, type, bytes }));
    },
    remove: () => removeUploads(attachments),
    /** Then only the ticket decides whether they stay. */
    isWritten: () => isWritten,
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
