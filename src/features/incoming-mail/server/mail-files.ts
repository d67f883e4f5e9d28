import { Readable } from 'node:stream';
import { attachmentFiles, type ReadAttachment, readAttachments } from '#features/tickets/server/attachments.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import { receiveFile, removeUploads } from '#platform/server/body/upload.ts';
import type { ReadFile } from './parse-mail.ts';

/** A message that attaches more is not looked through to its end. */
const mostRead = 20;

/** Writes the files that the rules of uploads accept, and names the others. */
export async function storeFiles(files: readonly ReadFile[], folder: string) {
  const accepted: ReadAttachment[] = [];
  const refused: string[] = [];
  for (const [n, { name, content }] of files.entries()) {
    const isPossible =
      n < mostRead && accepted.length < ticketLimits.attachments && content.length <= ticketLimits.attachmentBytes;
    const stored = isPossible ? await storeFile(name, content, folder) : undefined;
    if (stored) accepted.push(stored);
    else refused.push(shownName(name));
  }
  return { files: attachmentFiles(accepted), refused: refused.slice(0, mostRead) };
}

async function storeFile(name: string, content: Buffer, folder: string): Promise<ReadAttachment | undefined> {
  const stream = Object.assign(Readable.from([content]), { truncated: false });
  const upload = await receiveFile(stream, name, folder);
  if (!upload) return undefined;
  if (upload.failure !== undefined) throw upload.failure;
  const read = readAttachments([upload]);
  if ('attachments' in read) return read.attachments[0];
  await removeUploads([upload]);
  return undefined;
}

/** In characters. */
const longestName = 100;

/** A name that is too long loses its beginning, because the extension matters. */
function shownName(name: string): string {
  return [...name].slice(-longestName).join('');
}
