import { checkEmail, checkText, onlyProblems } from '#platform/browser/form-fields.ts';
import { manyLines, oneLine, type TicketProblem } from '#platform/contracts/text-rules.ts';
import type { Language } from '#site/languages.ts';
import type { TypedMessage } from '../../live-answers.ts';
import { attachmentTypes, ticketLimits } from '../../ticket-limits.ts';
import { problemInWords } from '../../ticket-problem-words.ts';
import type { readPhone } from './read-phone.ts';
import type { ContactFormWords } from './words.ts';

interface Written {
  readonly typed: TypedMessage;
  readonly files: readonly File[];
  readonly phoneProblem: Awaited<ReturnType<typeof readPhone>>['problem'];
}

/** The problems of the form as text, by field. An empty object means that it may be sent. */
export function findProblems(
  { typed, files, phoneProblem }: Written,
  { problems: words, phone }: ContactFormWords,
  language: Language,
): Record<string, string> {
  const found = { ...checkFields(typed, files), ...(phoneProblem && { telefono_cliente: phoneProblem }) };
  const inWords = ([field, problem]: [string, string]) => [
    field,
    problem === 'country' ? phone.choose : problemInWords(words, language, field, problem),
  ];
  return Object.fromEntries(Object.entries(found).map(inWords));
}

/** Checks the texts and files by the server's rules. The telephone is checked separately. */
export function checkFields(typed: TypedMessage, files: readonly File[]): Readonly<Record<string, TicketProblem>> {
  return onlyProblems({
    nombre_cliente: checkText(typed.nombre_cliente, oneLine, ticketLimits.name),
    email_cliente: checkEmail(typed.email_cliente, ticketLimits.email),
    descripcion: checkText(typed.descripcion, manyLines, ticketLimits.message),
    attachments: checkFiles(files),
  });
}

/** Checks number, name and size only; the server checks the content. */
function checkFiles(files: readonly File[]): TicketProblem | undefined {
  if (files.length > ticketLimits.attachments) return 'tooMany';
  if (files.some(({ size }) => size > ticketLimits.attachmentBytes)) return 'tooLarge';
  const isKnown = ({ name }: File) => Object.hasOwn(attachmentTypes, name.split('.').at(-1)?.toLowerCase() ?? '');
  return files.every(isKnown) ? undefined : 'content';
}
