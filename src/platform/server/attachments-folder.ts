import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataEntries } from '../database/data-folder.ts';

/** Where what visitors attach is kept. No address leads there. */
export function attachmentsFolder(dataDir: string): string {
  return join(dataDir, dataEntries.attachments);
}

/** Those that are gone already are no failure. */
export async function removeAttachments(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(folder, id), { force: true })));
}
