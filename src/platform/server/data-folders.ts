import { open, rm } from 'node:fs/promises';
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

/** The id of the message in a file of that name. */
export function mailIdIn(fileName: string): string {
  return fileName.slice(fileName.indexOf('-') + 1, -'.eml'.length);
}

/** Resolves when the file is on disk, readable by the site's own user alone. `wx`: fails if the file exists. */
export async function writeSafely(path: string, content: Uint8Array, flag: 'w' | 'wx'): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
