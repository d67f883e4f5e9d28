import { type AttachmentType, attachmentTypes } from '#contracts/ticket-limits.ts';

/** With what a file of each type begins; a text is known otherwise. */
const beginnings: Readonly<Record<Exclude<AttachmentType, 'text/plain'>, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type that the name tells, if the content is of that type. Undefined: it is not, or may not be attached. */
export function typeOfContent(name: string, content: Uint8Array): AttachmentType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!isKnown(ending)) return undefined;
  const type = attachmentTypes[ending];
  const isThat = type === 'text/plain' ? isText(content) : beginnings[type].every((byte, at) => content[at] === byte);
  return isThat ? type : undefined;
}

function isKnown(ending: string): ending is keyof typeof attachmentTypes {
  return Object.hasOwn(attachmentTypes, ending);
}

/** UTF-8 that a person can read: of the control characters it may have tabs, line ends and page breaks. */
function isText(content: Uint8Array): boolean {
  try {
    return /^[\t\n\f\r\P{Cc}]*$/u.test(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return false;
  }
}
