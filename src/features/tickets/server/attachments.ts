import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TicketProblem } from '#platform/contracts/text-rules.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { removeUploads, syncUploads, type Upload } from '#platform/server/body/upload.ts';
import { type AttachmentType, attachmentTypes, largestTicket, ticketLimits } from '../ticket-limits.ts';
import type { MessageFiles } from './store/conversation.ts';
import type { SavedFile } from './tables.ts';

export type ReadAttachment = Pick<Upload, 'id' | 'name' | 'path' | 'bytes' | 'sha256' | 'failure'> & {
  readonly type: AttachmentType | 'application/octet-stream';
};

/** Of a form with the files of a message. */
export const attachmentRules = {
  field: 'attachments',
  files: ticketLimits.attachments,
  fileBytes: ticketLimits.attachmentBytes,
  bytes: largestTicket,
};

type Result = { readonly attachments: readonly ReadAttachment[] } | { readonly problem: TicketProblem };

const longestName = 255;

/** The attachments, or the reason why they are refused. */
export function readAttachments(uploads: readonly Upload[]): Result {
  if (uploads.length > ticketLimits.attachments) return { problem: 'tooMany' };
  if (uploads.some(({ isTooLarge }) => isTooLarge)) return { problem: 'tooLarge' };
  const attachments: ReadAttachment[] = [];
  for (const upload of uploads) {
    const type = typeOfContent(upload);
    if (!type) return { problem: 'content' };
    attachments.push({ ...upload, name: shownName(upload.name), type });
  }
  return { attachments };
}

/** A file of a mail, whatever it is: nothing that a customer sends is thrown away. */
export function mailAttachment(upload: Upload): ReadAttachment {
  return { ...upload, name: shownName(upload.name), type: typeOfContent(upload) ?? 'application/octet-stream' };
}

/** The first bytes of each file type. Plain text has none and is checked differently. */
const beginnings: Readonly<Record<Exclude<AttachmentType, 'text/plain'>, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * The type that the file extension names, if the content matches it. Undefined if it does not, or if the type is not
 * allowed.
 */
export function typeOfContent({ name, firstBytes, isText }: Pick<Upload, 'name' | 'firstBytes' | 'isText'>) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!isKnown(ending)) return undefined;
  const type = attachmentTypes[ending];
  const isThat = type === 'text/plain' ? isText : beginnings[type].every((byte, at) => firstBytes[at] === byte);
  return isThat ? type : undefined;
}

function isKnown(ending: string): ending is keyof typeof attachmentTypes {
  return Object.hasOwn(attachmentTypes, ending);
}

/** For display only. A name that is too long loses its beginning, because the extension matters. */
function shownName(name: string): string {
  return [...name.replace(/\p{Cc}/gu, '')].slice(-longestName).join('');
}

/**
 * The attachments of one ticket. They are already in their folder, and are added to the ticket once they are synced to
 * disk.
 */
export function attachmentFiles(attachments: readonly ReadAttachment[]): MessageFiles & { isWritten: () => boolean } {
  let isWritten = false;
  return {
    async write() {
      const failed = attachments.find(({ failure }) => failure !== undefined);
      if (failed) throw failed.failure;
      isWritten = true;
      await syncUploads(attachments);
      return attachments.map(({ id, name, type, bytes }) => ({ id, name, type, bytes }));
    },
    remove: () => removeUploads(attachments),
    /** From then on the files are kept or removed with the ticket. */
    isWritten: () => isWritten,
  };
}

/** Characters with a meaning in a path, a shell or a file system, and invisible ones. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}"'%*/:;<>?\\|]/gu;

/** A name under which any system can store a file. Never a path. */
export function safeFileName(name: string): string {
  const safe = name.replace(unsafe, '_');
  // Leading dots are removed: the file would be hidden. Windows drops dots and spaces at the end.
  const isTrimmed = (at: number) => /[.\s]/.test(safe.charAt(at));
  let [start, end] = [0, safe.length];
  while (start < end && isTrimmed(start)) start++;
  while (start < end && isTrimmed(end - 1)) end--;
  return safe.slice(start, end) || 'file';
}

/** The Content-Disposition header that makes a browser save a file under a safe form of this name. */
export function asAttachment(name: string): string {
  const safe = safeFileName(name);
  // For very old browsers. Decomposing a letter may produce an unsafe character, so it is checked again.
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(unsafe, '_')
    .replace(/[^\x20-\x7e]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}

/** Sends an attachment of a ticket as a download that the browser never displays. */
export async function sendAttachment(c: AppContext, folder: string, { id, name, type }: SavedFile): Promise<Response> {
  const content = await readFile(join(folder, id));
  return c.body(new Uint8Array(content), 200, {
    'Cache-Control': 'no-store',
    'Content-Disposition': asAttachment(name),
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
}
