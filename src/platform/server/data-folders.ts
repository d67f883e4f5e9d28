import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataEntries } from '../database/data-folder.ts';
import type { OutgoingMail } from './mail/compose-mail.ts';

/** The folder of visitors' attachments. No URL serves it. */
export function attachmentsFolder(dataDir: string): string {
  return join(dataDir, dataEntries.attachments);
}

/** Files that are already gone are not a failure. */
export async function removeAttachments(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(folder, id), { force: true })));
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, dataEntries.mail);
}

/** Sorted by queueing time; a message that is written again gets the same name. */
export function mailFileName({ id, createdAt }: Pick<OutgoingMail, 'id' | 'createdAt'>): string {
  return `${createdAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${id}.eml`;
}

/** Nothing else in the folder is ever shown. */
export function isMailFileName(name: string): boolean {
  return /^\d{8}T\d{6}Z-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.eml$/.test(name);
}
