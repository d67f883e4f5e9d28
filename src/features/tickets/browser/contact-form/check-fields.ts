import { checkEmail, checkText, onlyProblems } from '#platform/browser/check-text.ts';
import { manyLines, oneLine, type TicketProblem } from '#platform/contracts/text-rules.ts';
import type { TypedMessage } from '../../live-answers.ts';
import { attachmentTypes, ticketLimits } from '../../ticket-limits.ts';

/** What is wrong with the texts and the files, by the rules of the server. The telephone is looked at apart. */
export function checkFields(typed: TypedMessage, files: readonly File[]): Readonly<Record<string, TicketProblem>> {
  return onlyProblems({
    nombre_cliente: checkText(typed.nombre_cliente, oneLine, ticketLimits.name),
    email_cliente: checkEmail(typed.email_cliente, ticketLimits.email),
    descripcion: checkText(typed.descripcion, manyLines, ticketLimits.message),
    attachments: checkFiles(files),
  });
}

/** By name and size: what is in them the server looks at. */
function checkFiles(files: readonly File[]): TicketProblem | undefined {
  if (files.length > ticketLimits.attachments) return 'tooMany';
  if (files.some(({ size }) => size > ticketLimits.attachmentBytes)) return 'tooLarge';
  const isKnown = ({ name }: File) => Object.hasOwn(attachmentTypes, name.split('.').at(-1)?.toLowerCase() ?? '');
  return files.every(isKnown) ? undefined : 'content';
}
