import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { attachmentTypes, ticketLimits } from './ticket-limits.ts';

type Texts = Readonly<Record<string, string>>;

/** The problem texts of `ticket.json`: by field and problem, with `any` for all other fields. */
export type ProblemWords = Readonly<Record<string, Texts>>;

const longest: Readonly<Record<string, number>> = {
  nombre_cliente: ticketLimits.name,
  email_cliente: ticketLimits.email,
  descripcion: ticketLimits.message,
};

/** Each type once, by its first file extension. */
const kinds = Object.entries(attachmentTypes)
  .filter(([, type], at, all) => all.findIndex(([, other]) => other === type) === at)
  .map(([ending]) => ending.toUpperCase());

/** The limits of attachments, for texts that mention them. */
export function attachmentFigures(language: Language) {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return {
    count: ticketLimits.attachments,
    megabytes: ticketLimits.attachmentBytes / 1024 / 1024,
    types: list.format(kinds),
  };
}

/** The text for a problem code of the contract. The server and the form use the same texts. */
export function problemInWords(words: ProblemWords, language: Language, field: string, problem: string): string {
  const { any } = words;
  const text = words[field]?.[problem] ?? any?.[problem] ?? any?.['invalid'] ?? problem;
  return format(text, language, { ...attachmentFigures(language), most: longest[field] ?? 0 });
}
