import { type AttachmentType, ticketLimits } from '#contracts/ticket-limits.ts';
import type { TicketProblem } from '#contracts/ticket-rules.ts';
import { typeOfContent } from './check-content.ts';

export interface ReadAttachment {
  readonly name: string;
  readonly type: AttachmentType;
  readonly content: Uint8Array;
}

type Result = { readonly attachments: readonly ReadAttachment[] } | { readonly problem: TicketProblem };

const longestName = 255;

/** Reads what was attached, or says why it cannot be taken. */
export async function readAttachments(files: readonly File[]): Promise<Result> {
  if (files.length > ticketLimits.attachments) return { problem: 'tooMany' };
  if (files.some(({ size }) => size > ticketLimits.attachmentBytes)) return { problem: 'tooLarge' };
  const attachments: ReadAttachment[] = [];
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer());
    const type = typeOfContent(file.name, content);
    if (!type) return { problem: 'content' };
    attachments.push({ name: shownName(file.name), type, content });
  }
  return { attachments };
}

/** Only to be shown. The ending is what matters, so a name that is too long loses its beginning. */
function shownName(name: string): string {
  return [...name.replace(/\p{Cc}/gu, '')].slice(-longestName).join('');
}
