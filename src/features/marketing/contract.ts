import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { languageCodes } from '#site/languages.ts';

/** Language codes in the form of the company's other systems. */
const notificationLanguages = languageCodes.map((code) => code.toUpperCase() as Uppercase<typeof code>);

/** A page of this site, or an https URL. */
export const notificationTarget = boundedText(500).regex(
  /^(\/(?!\/)|https:\/\/)[^\s\\\p{Cc}]*$/u,
  'must be a path of this site, such as /tryit, or begin with https://',
);

export const marketingNotification = z.object({
  id: z.int().positive(),
  titulo: z.string().nullable().describe('The title; null for the default of the popup'),
  contenido: z.string().describe('Plain text; an empty line begins a new paragraph'),
  idioma: z.enum(notificationLanguages).describe('The language it is written in'),
  url_target: notificationTarget.nullable().describe('The target of its button; null for the default of the popup'),
  label_button: z.string().nullable().describe('The label of its button; null for the default of the popup'),
});

export type MarketingNotification = z.infer<typeof marketingNotification>;

export const getMarketingNotification = defineCall({
  method: 'post',
  path: '/marketing/marketing_get_notificacion_pub',
  summary: 'Marketing notification',
  description:
    'The newest running notification of a type. One in a language of Accept-Language comes before the others. CODE 6 with empty DATA if there is none.',
  request: z.object({ tipo: z.int().positive().max(32_767).describe('5: the popup of the home pages') }),
  response: envelopeOf(z.union([marketingNotification, nothing])),
  errors: ['notReady'],
  example: { tipo: 5 },
});
