import { attachmentTypes, ticketLimits } from '#contracts/ticket-limits.ts';
import {
  emailPattern,
  manyLines,
  oneLine,
  type TextRule,
  type TicketProblem,
  textProblem,
} from '#contracts/ticket-rules.ts';
import type { TypedMessage } from '#site/typed-message.ts';

type Problems = Readonly<Record<string, TicketProblem>>;

/** What is wrong with the texts and the files, by the rules of the server. The telephone is looked at apart. */
export function checkFields(typed: TypedMessage, files: readonly File[]): Problems {
  const found = {
    nombre_cliente: check(typed.nombre_cliente, oneLine, ticketLimits.name),
    email_cliente: checkEmail(typed.email_cliente),
    descripcion: check(typed.descripcion, manyLines, ticketLimits.message),
    attachments: checkFiles(files),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

function check(typed: string, rule: TextRule, longest: number): TicketProblem | undefined {
  return textProblem(rule.tidy(typed), rule, longest);
}

function checkEmail(typed: string): TicketProblem | undefined {
  const problem = check(typed, oneLine, ticketLimits.email);
  return problem ?? (emailPattern.test(oneLine.tidy(typed)) ? undefined : 'invalid');
}

/** By name and size: what is in them the server looks at. */
function checkFiles(files: readonly File[]): TicketProblem | undefined {
  if (files.length > ticketLimits.attachments) return 'tooMany';
  if (files.some(({ size }) => size > ticketLimits.attachmentBytes)) return 'tooLarge';
  const isKnown = ({ name }: File) => Object.hasOwn(attachmentTypes, name.split('.').at(-1)?.toLowerCase() ?? '');
  return files.every(isKnown) ? undefined : 'content';
}
