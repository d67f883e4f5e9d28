/**
 * What may be attached in a form, by what people call it, with the endings of file names. `file-types.ts` of the server
 * says what a file with each ending has to contain.
 */
const attachmentKinds = {
  pdf: ['pdf'],
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif'],
  document: ['docx', 'doc', 'odt', 'rtf'],
  table: ['xlsx', 'xls', 'ods', 'csv'],
  slides: ['pptx', 'ppt', 'odp'],
  text: ['txt'],
  calendar: ['ics'],
  zip: ['zip'],
} as const;

export type AttachmentKind = keyof typeof attachmentKinds;
export type AttachmentEnding = (typeof attachmentKinds)[AttachmentKind][number];

export const attachmentEndings: readonly AttachmentEnding[] = Object.values(attachmentKinds).flat();

/** For the browser's file picker. */
export const acceptedFiles = attachmentEndings.map((ending) => `.${ending}`).join();

/** What follows the last dot of a file name, in lower case; empty if it has none. */
export function endingOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** The ending of a file that may be attached, if its content is what it says. */
export function attachmentEnding(name: string): AttachmentEnding | undefined {
  return attachmentEndings.find((ending) => ending === endingOf(name));
}

/** Why one is asked before a file is downloaded; see `dangerous-files.ts`. */
export const dangerKinds = [
  'disguised',
  'program',
  'script',
  'macros',
  'shortcut',
  'diskImage',
  'page',
  'packed',
  'archive',
] as const;

export type DangerKind = (typeof dangerKinds)[number];

export interface FileDanger {
  readonly kind: DangerKind;
  /** What the saved file's name really ends in; empty if it has no ending. */
  readonly ending: string;
}

/** A file of a conversation. */
export interface FileLine {
  readonly id: string;
  /** Without the invisible characters that turn the end of a name around. */
  readonly name: string;
  readonly bytes: number;
  readonly danger?: FileDanger | undefined;
}

/** A file that one is asked about before it is downloaded. */
export interface DangerousFile extends FileLine {
  readonly danger: FileDanger;
}
