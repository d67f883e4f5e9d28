import type { FormFields } from '#platform/contracts/form-fields.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { ticketFields } from './ticket-fields.ts';
import type { AttachmentKind } from './ticket-files.ts';
import { ticketLimits } from './ticket-limits.ts';

type Texts = Readonly<Record<string, string>>;

/** The problem texts of `ticket.json`: by field and problem, with `any` for all other fields. */
type ProblemWords = Readonly<Record<string, Texts>>;

const fields: FormFields = ticketFields;

/** The words of `ticket.json` about what may be attached. */
export interface FileWords {
  /** The sentence with all limits. */
  readonly limits: string;
  readonly kinds: Readonly<Record<AttachmentKind, string>>;
}

/** The limits of attachments, for texts that mention them. */
export function attachmentFigures({ kinds }: FileWords, language: Language) {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return {
    count: ticketLimits.attachments,
    megabytes: ticketLimits.attachmentBytes / 1024 / 1024,
    types: list.format(Object.values(kinds)),
  };
}

/** What a form says beside the field for files. */
export function attachmentHint(words: FileWords, language: Language): string {
  return format(words.limits, language, attachmentFigures(words, language));
}

export interface TicketProblemWords {
  readonly problems: ProblemWords;
  readonly files: FileWords;
}

interface FieldProblem {
  readonly field: string;
  readonly problem: string;
  /** The name of the file that it is about. */
  readonly file?: string | undefined;
}

/** The text for a problem code of the contract. The server and all forms use the same texts. */
export function problemInWords(
  { problems, files }: TicketProblemWords,
  language: Language,
  { field, problem, file = '' }: FieldProblem,
): string {
  const { any } = problems;
  const text = problems[field]?.[problem] ?? any?.[problem] ?? any?.['invalid'] ?? problem;
  return format(text, language, { ...attachmentFigures(files, language), most: fields[field]?.longest ?? 0, file });
}
