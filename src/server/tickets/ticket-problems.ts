import { brand } from '#content/brand.ts';
import type { FieldProblems } from '#contracts/faults.ts';
import { attachmentTypes, ticketLimits } from '#contracts/ticket-limits.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { CallFault } from '../errors/call-fault.ts';
import { ticketWords } from './ticket-words.ts';

type Texts = Readonly<Record<string, string>>;

const longest: Readonly<Record<string, number>> = {
  nombre_cliente: ticketLimits.name,
  email_cliente: ticketLimits.email,
  descripcion: ticketLimits.message,
};

/** What a call for a ticket can be answered instead, in the visitor's language. */
export function ticketFault(
  name: keyof (typeof ticketWords)['en']['ticket']['faults'],
  language: Language,
  problems: FieldProblems = {},
): CallFault {
  const description = format(ticketWords[language].ticket.faults[name], language, { email: brand.email.support });
  if (name !== 'wrongInput') return new CallFault(name, { description });
  return new CallFault(name, { description, fields: inWords(problems, language) });
}

/** The names of problems, as the contract gives them, in words. */
export function inWords(problems: FieldProblems, language: Language): FieldProblems {
  const { any, ...own }: Readonly<Record<string, Texts>> = ticketWords[language].ticket.problems;
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const values = {
    count: ticketLimits.attachments,
    megabytes: ticketLimits.attachmentBytes / 1024 / 1024,
    types: list.format(Object.keys(attachmentTypes)),
  };
  const words = ([field, problem]: [string, string]) => {
    const text = own[field]?.[problem] ?? any?.[problem] ?? any?.['invalid'] ?? problem;
    return [field, format(text, language, { ...values, most: longest[field] ?? 0 })];
  };
  return Object.fromEntries(Object.entries(problems).map(words));
}
