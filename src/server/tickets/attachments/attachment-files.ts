import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TicketFiles } from '#database/tickets/keep-ticket.ts';
import type { ReadAttachment } from './read-attachments.ts';

/** Nobody but the user of the site reads what visitors attach. */
const modes = { folder: 0o700, file: 0o600 } as const;

/** Puts attachments into a folder that no address leads to, under names that nobody else chose. */
export function attachmentFiles(folder: string, attachments: readonly ReadAttachment[]): TicketFiles {
  const named = attachments.map((attachment) => ({ id: randomUUID(), ...attachment }));
  return {
    async write() {
      if (named.length === 0) return [];
      await mkdir(folder, { recursive: true, mode: modes.folder });
      for (const { id, content } of named) await writeSafely(join(folder, id), content);
      await syncFolder(folder);
      return named.map(({ id, name, type, content }) => ({ id, name, type, bytes: content.length }));
    },
    async remove() {
      await Promise.all(named.map(({ id }) => rm(join(folder, id), { force: true })));
    },
  };
}

async function writeSafely(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', modes.file);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power cut could lose the names of files that are there. Windows neither needs nor allows it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
