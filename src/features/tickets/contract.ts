import { z } from 'zod';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { boundedList, boundedText, cutText, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { codigoEnvelopeOf, envelopeOf } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { lineOfText, linesOfText, note, problem } from '#platform/contracts/texts.ts';
import { attachmentTypes, ticketLimits } from './ticket-limits.ts';
import { isPhoneWrong, phoneOf } from './ticket-phone.ts';
import { visitorTicketStates } from './ticket-states.ts';

const text = boundedText(ticketLimits.email).trim();

export const getTicketStatus = defineCall({
  method: 'post',
  path: '/customer/cliente_ticket_estado',
  summary: 'Returns the status of a ticket',
  description:
    'Needs the reference and the e-mail address that the ticket was sent from. A wrong reference and a wrong address get the same answer.',
  request: z.object({
    reference: text.describe('Such as H-7KQ2-94MX; small letters and missing hyphens do no harm'),
    email: text.describe('As it was given in the ticket'),
  }),
  bodies: ['json', 'form'],
  response: envelopeOf(
    z.object({
      reference: z.string(),
      state: z.enum(visitorTicketStates),
      received: z.iso.datetime().describe('When the ticket came'),
    }),
  ),
  errors: ['notFound', 'tooManyRequests', 'notReady'],
});

/** An optional detail: it is truncated or left out, but never a reason to refuse a message. */
const cut = (longest: number) => cutText(longest, problem('invalid')).optional();
const countryCode = cut(inputBounds.name)
  .transform((code) => (/^[a-z]{2}$/i.test(code ?? '') ? code?.toLowerCase() : undefined))
  .describe('Two letters such as co');

const campaign = note(ticketLimits.campaign);
const file = z.file(problem('invalid'));

/** Far more than may be attached, so that a sender with too many files gets an error that says so. */
const mostFiles = 20;

/** A form without a chosen file sends an empty file without a name. */
const attachments = z
  .union([file, boundedList(file, mostFiles), z.literal('')], {
    error: ({ input }) => (Array.isArray(input) && input.length > mostFiles ? problem('tooMany') : problem('invalid')),
  })
  .optional()
  .transform((sent) => (sent ? [sent].flat() : []).filter(({ name, size }) => name !== '' || size > 0))
  .describe(
    `Up to ${ticketLimits.attachments} files of ${ticketLimits.attachmentBytes} bytes: ${Object.keys(attachmentTypes).join(', ')}`,
  );

/** A form can send a file or several texts in any field. The schema of the field itself reports that. */
function isPhoneReadable(sent: Readonly<Record<string, unknown>>): boolean {
  const { telefono_cliente, telefono_clienteCountry, country } = sent;
  return [telefono_cliente, telefono_clienteCountry, country].every((text) =>
    ['undefined', 'string'].includes(typeof text),
  );
}

const ticketRequest = z
  .object({
    nombre_cliente: lineOfText(ticketLimits.name).describe('Who writes'),
    email_cliente: lineOfText(ticketLimits.email)
      .refine(isEmailAddress, problem('invalid'))
      .describe('Where the answer goes'),
    telefono_cliente: boundedText(ticketLimits.phone, problem('invalid'))
      .optional()
      .describe('With its country code, or as it is dialled in the country'),
    descripcion: linesOfText(ticketLimits.message).describe(
      'The message; the server notes that it came from the web site',
    ),
    api_client: note(ticketLimits.apiClient).describe('Which site or system sends it'),
    lang: cut(inputBounds.languageTag)
      .transform((tag) => languageIn(tag ?? ''))
      .describe('en, es or fr, for the answers; left out, as Accept-Language says, else es'),
    request_id: z
      .union([uuidText(problem('invalid')), z.literal('')], problem('invalid'))
      .optional()
      .transform((id) => id || undefined)
      .describe('Of this message, made by the sender: sent again, it makes no second ticket and answers the same'),
    country: countryCode,
    telefono_clienteCountry: countryCode.describe('Of the telephone, where that is not country; two letters'),
    page: note(ticketLimits.page).describe('Where on the site it was written'),
    utm_source: campaign,
    utm_medium: campaign,
    utm_campaign: campaign,
    utm_term: campaign,
    utm_content: campaign,
    referrer: note(ticketLimits.page).describe('Where the visitor first came from'),
    token: cut(inputBounds.key).describe(
      'From /customer/form_token; pages need one. Systems need none with an API key, or as long as they send no links and it asks for no proof',
    ),
    proof: cut(inputBounds.key).describe('Where form_token asks for one'),
    sitio_web: cut(inputBounds.name).describe('Leave it empty'),
    attachments,
  })
  // `when` makes this check run even if another field is invalid, so that all problems are reported in one answer.
  .refine((sent) => !isPhoneReadable(sent) || !isPhoneWrong(sent), {
    path: ['telefono_cliente'],
    error: problem('invalid'),
    when: () => true,
  })
  .transform(({ telefono_cliente, telefono_clienteCountry, ...rest }) => {
    return { ...rest, phone: phoneOf({ telefono_cliente, telefono_clienteCountry, country: rest.country }) };
  });

export type TicketRequest = z.output<typeof ticketRequest>;

export const createTicket = defineCall({
  method: 'post',
  path: '/customer/cliente_ticket_crear',
  summary: 'Create a support ticket',
  description:
    'Saves a message as a ticket, and notifies the team and the sender by e-mail. CODIGO 1: the ticket is saved, under the reference that is returned. A system that sends links needs an API key (Authorization: Bearer …), otherwise the ticket waits for a review by the team.',
  request: ticketRequest,
  bodies: ['form'],
  takesApiKey: true,
  response: codigoEnvelopeOf(z.object({ reference: z.string().describe('Such as H-7KQ2-94MX') })),
  codeName: 'CODIGO',
  errors: ['tooManyRequests', 'notReady'],
});

export const getFormToken = defineCall({
  method: 'get',
  path: '/customer/form_token',
  summary: 'Token of the contact form',
  description: 'Proves, when it comes back with the form, that a browser opened it a moment ago. Good for a day.',
  response: envelopeOf(
    z.object({
      token: z.string(),
      proofBits: z
        .int()
        .describe(
          'Not 0: the form needs a proof of work, a text for which the SHA-256 of `token:proof` begins with so many zero bits',
        ),
    }),
  ),
  errors: ['notReady'],
});
