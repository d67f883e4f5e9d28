import { wordsIn } from '#content/words.ts';
import type { FieldProblems } from '#platform/contracts/errors.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import type { Language } from '#site/languages.ts';
import { createTicket, type TicketRequest } from '../contract.ts';
import { problemInWords } from '../ticket-problem-words.ts';
import { type ReadAttachment, readAttachments } from './attachments.ts';

export interface ReadTicket {
  readonly sent: Omit<TicketRequest, 'attachments'>;
  readonly attachments: readonly ReadAttachment[];
}

/** Validates the request, or throws a CallError with texts in the visitor's language. */
export function readTicket(
  body: Readonly<Record<string, unknown>>,
  uploads: readonly Upload[],
  language: Language,
): ReadTicket {
  const result = createTicket.request.safeParse(body);
  if (!result.success) throw new CallError('wrongInput', { fields: inWords(problemsOf(result.error), language) });
  const { attachments: _, ...sent } = result.data;
  const read = readAttachments(uploads);
  if ('attachments' in read) return { sent, attachments: read.attachments };
  const fields = inWords({ attachments: read.problem }, language);
  throw new CallError(read.problem === 'tooLarge' ? 'bodyTooLarge' : 'wrongInput', { fields });
}

/** Translates the problem codes of the contract into texts. */
export function inWords(problems: FieldProblems, language: Language): FieldProblems {
  const { problems: words } = wordsIn(language).ticket;
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problemInWords(words, language, field, problem)]),
  );
}
