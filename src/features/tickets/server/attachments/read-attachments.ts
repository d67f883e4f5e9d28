import type { TicketProblem } from '#platform/contracts/text-rules.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { type AttachmentType, attachmentTypes, ticketLimits } from '../../ticket-limits.ts';

export type ReadAttachment = Pick<Upload, 'id' | 'name' | 'path' | 'bytes' | 'sha256' | 'failure'> & {
  readonly type: AttachmentType;
};

type Result = { readonly attachments: readonly ReadAttachment[] } | { readonly problem: TicketProblem };

const longestName = 255;

/** What was attached, or why it cannot be taken. */
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

/** With what a file of each type begins; a text is known otherwise. */
const beginnings: Readonly<Record<Exclude<AttachmentType, 'text/plain'>, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type that the name tells, if the content is of that type. Undefined: it is not, or may not be attached. */
export function typeOfContent({
  name,
  firstBytes,
  isText,
}: Pick<Upload, 'name' | 'firstBytes' | 'isText'>): AttachmentType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!isKnown(ending)) return undefined;
  const type = attachmentTypes[ending];
  const isThat = type === 'text/plain' ? isText : beginnings[type].every((byte, at) => firstBytes[at] === byte);
  return isThat ? type : undefined;
}

function isKnown(ending: string): ending is keyof typeof attachmentTypes {
  return Object.hasOwn(attachmentTypes, ending);
}

/** Only to be shown. The ending is what matters, so a name that is too long loses its beginning. */
function shownName(name: string): string {
  return [...name.replace(/\p{Cc}/gu, '')].slice(-longestName).join('');
}
