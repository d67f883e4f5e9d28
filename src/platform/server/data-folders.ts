import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataEntries } from '../database/data-folder.ts';
import type { OutgoingMail } from './mail/compose-mail.ts';

/** Where what visitors attach is kept. No address leads there. */
export function attachmentsFolder(dataDir: string): string {
  return join(dataDir, dataEntries.attachments);
}

/** Those that are gone already are no failure. */
export async function removeAttachments(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(folder, id), { force: true })));
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, dataEntries.mail);
}

/** In the order in which they were queued, and the same whenever the same message is written again. */
export function mailFileName({ id, createdAt }: Pick<OutgoingMail, 'id' | 'createdAt'>): string {
  return `${createdAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${id}.eml`;
}

/** Nothing else in the folder is shown to anybody. */
export function isMailFileName(name: string): boolean {
  return /^\d{8}T\d{6}Z-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.eml$/.test(name);
}
