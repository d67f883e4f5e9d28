import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { ticketLimits } from './ticket-limits.ts';

/** `received` also stands for what waits in quarantine: that is the team's business. */
const ticketStatusStates = ['received', 'answered', 'closed'] as const;

const text = boundedText(ticketLimits.email).trim();

export const getTicketStatus = defineCall({
  method: 'post',
  path: '/customer/cliente_ticket_estado',
  summary: 'Where a ticket stands',
  description:
    'For whoever knows its reference and the e-mail address it was sent from. A wrong reference and a wrong address get the same answer.',
  request: z.object({
    reference: text.describe('Such as H-7KQ2-94MX; small letters and missing hyphens do no harm'),
    email: text.describe('As it was given in the ticket'),
  }),
  bodies: ['json', 'form'],
  response: envelopeOf(
    z.object({
      reference: z.string(),
      state: z.enum(ticketStatusStates),
      received: z.iso.datetime().describe('When the ticket came'),
    }),
  ),
  errors: ['notFound', 'tooManyRequests', 'notReady'],
});
