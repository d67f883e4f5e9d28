import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { TicketFiles } from '#database/tickets/keep-ticket.ts';
import { writeSafely } from '../../write-safely.ts';
import { removeAttachments } from './attachments-folder.ts';
import type { ReadAttachment } from './read-attachments.ts';

/** Puts attachments into their folder, under names that nobody else chose. */
export function attachmentFiles(folder: string, attachments: readonly ReadAttachment[]): TicketFiles {
  const named = attachments.map((attachment) => ({ id: randomUUID(), ...attachment }));
  return {
    async write() {
      if (named.length === 0) return [];
      // Nobody but the user of the site reads what visitors attach.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const { id, content } of named) await writeSafely(join(folder, id), content, 'wx');
      await syncFolder(folder);
      return named.map(({ id, name, type, content }) => ({ id, name, type, bytes: content.length }));
    },
    remove: () =>
      removeAttachments(
        folder,
        named.map(({ id }) => id),
      ),
  };
}

/** Without this a power cut could lose the names of files that are there. Windows neither needs nor allows it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
