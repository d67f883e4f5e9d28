import { createTicket, type TicketRequest } from '#contracts/tickets.ts';
import type { Language } from '#site/languages.ts';
import { problemsOf } from '../calls/read-input.ts';
import { CallFault } from '../errors/call-fault.ts';
import { type ReadAttachment, readAttachments } from './attachments/read-attachments.ts';
import { inWords } from './ticket-problems.ts';

export interface ReadTicket {
  readonly sent: Omit<TicketRequest, 'attachments'>;
  readonly attachments: readonly ReadAttachment[];
}

/** Checks what was sent, or throws the fault that says in the visitor's language what is wrong with it. */
export async function readTicket(body: Readonly<Record<string, unknown>>, language: Language): Promise<ReadTicket> {
  const result = createTicket.request.safeParse(body);
  if (!result.success) throw new CallFault('wrongInput', { fields: inWords(problemsOf(result.error), language) });
  const { attachments: files, ...sent } = result.data;
  const read = await readAttachments(files);
  if ('attachments' in read) return { sent, attachments: read.attachments };
  const fields = inWords({ attachments: read.problem }, language);
  throw new CallFault(read.problem === 'tooLarge' ? 'bodyTooLarge' : 'wrongInput', { fields });
}
