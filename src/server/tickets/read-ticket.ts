import { createTicket, type TicketRequest } from '#contracts/tickets.ts';
import type { Language } from '#site/languages.ts';
import { languageIn } from '#site/stored/user-language.ts';
import type { AppContext } from '../app-context.ts';
import { problemsOf, readBody } from '../calls/read-input.ts';
import { CallFault } from '../errors/call-fault.ts';
import { negotiateLanguage } from '../http/accept-language.ts';
import { type ReadAttachment, readAttachments } from './attachments/read-attachments.ts';
import { inWords, ticketFault } from './ticket-problems.ts';

/** Of the contact form, as the specification has it. */
const formLanguage: Language = 'es';

interface ReadTicket {
  readonly sent: Omit<TicketRequest, 'attachments'>;
  readonly attachments: readonly ReadAttachment[];
  readonly language: Language;
}

/** Reads and checks what was sent, or throws the fault that says in the visitor's language what is wrong with it. */
export async function readTicket(c: AppContext): Promise<ReadTicket> {
  const body = await readBody(c, createTicket.bodies, { all: true });
  const language = languageOf(body['lang'], c);
  const result = createTicket.request.safeParse(body);
  if (!result.success) throw ticketFault('wrongInput', language, problemsOf(result.error));
  const { attachments: files, ...sent } = result.data;
  const read = await readAttachments(files);
  if ('attachments' in read) return { sent, attachments: read.attachments, language };
  const problems = { attachments: read.problem };
  if (read.problem !== 'tooLarge') throw ticketFault('wrongInput', language, problems);
  throw new CallFault('bodyTooLarge', { fields: inWords(problems, language) });
}

function languageOf(lang: unknown, c: AppContext): Language {
  const named = typeof lang === 'string' ? languageIn(lang) : undefined;
  return named ?? negotiateLanguage(c.req.header('accept-language') ?? '') ?? formLanguage;
}
