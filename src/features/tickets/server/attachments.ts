import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TicketProblem } from '#platform/contracts/text-rules.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { removeUploads, syncUploads, type Upload } from '#platform/server/body/upload.ts';
import { attachmentEnding, type DangerousFile, type FileLine } from '../ticket-files.ts';
import { largestTicket, ticketLimits } from '../ticket-limits.ts';
import { dangerOf, dangerousContent } from './dangerous-files.ts';
import { asAttachment, visibleName } from './file-names.ts';
import { servedType, typeOfContent, unknownType } from './file-types.ts';
import type { MessageFiles } from './store/conversation.ts';
import type { SavedFile } from './tables.ts';

/** `type`: what was found in its content, also if that is dangerous. */
export type ReadAttachment = Pick<Upload, 'id' | 'name' | 'path' | 'bytes' | 'sha256' | 'failure'> & SavedFile;

/** Of a form with the files of a message. */
export const attachmentRules = {
  field: 'attachments',
  files: ticketLimits.attachments,
  fileBytes: ticketLimits.attachmentBytes,
  bytes: largestTicket,
};

/** Why files are refused, and the name of the first one that is, if it is about one. */
interface RefusedFiles {
  readonly problem: TicketProblem;
  readonly file: string;
}

type Result = { readonly attachments: readonly ReadAttachment[] } | RefusedFiles;

const longestName = 255;

/** The attachments of a form, or the reason why they are refused. */
export function readAttachments(uploads: readonly Upload[]): Result {
  if (uploads.length > ticketLimits.attachments) return { problem: 'tooMany', file: '' };
  const refused = (problem: TicketProblem, { name }: Upload) => ({ problem, file: visibleName(savedName(name)) });
  const tooLarge = uploads.find(({ isTooLarge }) => isTooLarge);
  if (tooLarge) return refused('tooLarge', tooLarge);
  for (const upload of uploads) {
    const problem = problemOf(upload);
    if (problem) return refused(problem, upload);
  }
  return { attachments: uploads.map(mailAttachment) };
}

/**
 * An archive with programs is accepted and marked as dangerous, since customers of software send such archives; a
 * document with macros is not, since it can be saved without them.
 */
function problemOf(upload: Upload): TicketProblem | undefined {
  if (upload.bytes === 0) return 'empty';
  if (!attachmentEnding(upload.name)) return 'kind';
  if (!typeOfContent(upload)) return 'content';
  return dangerousContent(upload)?.kind === 'macros' ? 'macros' : undefined;
}

/** Any file as it is stored. Of a mail all are: nothing that a customer sends is thrown away. */
export function mailAttachment(upload: Upload): ReadAttachment {
  const type = dangerousContent(upload)?.type ?? typeOfContent(upload) ?? unknownType;
  return { ...upload, name: savedName(upload.name), type };
}

/** A file as it is listed in a conversation. */
export function fileLine({ id, name, type, bytes }: SavedFile): FileLine {
  return { id, name: visibleName(name), bytes, danger: dangerOf({ name, type }) };
}

/** What to ask before a file is downloaded; undefined if nothing speaks against it. */
export function questionAbout(file: SavedFile): DangerousFile | undefined {
  const { danger, ...line } = fileLine(file);
  return danger && { ...line, danger };
}

/** For display only. A name that is too long loses its beginning, because its ending matters. */
function savedName(name: string): string {
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

/** Sends an attachment of a ticket as a download that the browser never displays. */
export async function sendAttachment(c: AppContext, folder: string, { id, name, type }: SavedFile): Promise<Response> {
  const content = await readFile(join(folder, id));
  return c.body(new Uint8Array(content), 200, {
    'Cache-Control': 'no-store',
    'Content-Disposition': asAttachment(name),
    // In case a browser displays it after all, it has no rights.
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': servedType(type),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
}
