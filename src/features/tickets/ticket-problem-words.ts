import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { attachmentTypes, ticketLimits } from './ticket-limits.ts';

type Texts = Readonly<Record<string, string>>;

/** The words of `ticket.json` for problems: by field and problem, and `any` for every other field. */
export type ProblemWords = Readonly<Record<string, Texts>>;

const longest: Readonly<Record<string, number>> = {
  nombre_cliente: ticketLimits.name,
  email_cliente: ticketLimits.email,
  descripcion: ticketLimits.message,
};

/** Each kind once, by the ending that stands first for it. */
const kinds = Object.entries(attachmentTypes)
  .filter(([, type], at, all) => all.findIndex(([, other]) => other === type) === at)
  .map(([ending]) => ending.toUpperCase());

/** What attachments may be, for words that say so. */
export function attachmentFigures(language: Language) {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return {
    count: ticketLimits.attachments,
    megabytes: ticketLimits.attachmentBytes / 1024 / 1024,
    types: list.format(kinds),
  };
}

/** A problem of a field, as the contract names it, in words: the server and the form say the same. */
export function problemInWords(words: ProblemWords, language: Language, field: string, problem: string): string {
  const { any } = words;
  const text = words[field]?.[problem] ?? any?.[problem] ?? any?.['invalid'] ?? problem;
  return format(text, language, { ...attachmentFigures(language), most: longest[field] ?? 0 });
}
