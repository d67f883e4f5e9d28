import { z } from 'zod';
import { boundedText, cutText, momentText, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { fieldSchemas, knownLanguages, languageTag, problem } from '#platform/contracts/texts.ts';
import { bookingFields, meetingLimits } from './meeting-fields.ts';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');

const scheduler = z.object({
  kind: z.enum(['calendly', 'cal']),
  url: z.url().describe('The page to book at'),
});

export const getFreeTimes = defineCall({
  method: 'get',
  path: '/meetings/free',
  summary: 'Free times for a meeting',
  description: 'Every time of 30 minutes that can be booked now: within the support hours, not a holiday, not taken.',
  response: envelopeOf(
    z.object({
      times: z.array(instant),
      minutes: z.int(),
      scheduler: scheduler
        .nullable()
        .describe('The external calendar where meetings are booked, if there is one; then there are no times'),
    }),
  ),
  errors: ['notReady'],
});

export const booking = z.object({
  time: momentText(problem('invalid')).describe('ISO 8601 in UTC'),
  ...fieldSchemas(bookingFields, { topic: 'The topic of the meeting' }),
  lang: languageTag.describe(`The language of the meeting and its mails: ${knownLanguages}`),
  zone: boundedText(meetingLimits.zone).optional().describe('The visitor’s time zone, such as America/Toronto'),
  quotation_id: boundedText(20).optional().describe('The quote that the meeting is about'),
  request_id: z
    .union([uuidText(), z.literal('')])
    .optional()
    .transform((id) => id || undefined)
    .describe('Created by the client: a repeated request returns the same meeting'),
  sitio_web: cutText(inputBounds.name).optional().describe('Leave it empty'),
});

export type Booking = z.output<typeof booking>;

const bookedMeeting = z.object({
  reference: z.string(),
  time: instant,
  state: z
    .enum(['booked', 'held'])
    .describe('held: the visitor has to confirm it with the link in a mail; then the invitation is sent'),
  held_until: instant.nullable().describe('When the time is free again, unless it is confirmed; null if it is booked'),
  page: z.string().describe('Where it can be moved and canceled'),
  calendar_file: z.string().describe('Available as soon as the meeting is booked'),
});

export const bookMeeting = defineCall({
  method: 'post',
  path: '/meetings/book',
  summary: 'Book a meeting',
  description:
    'Books a free time and sends the invitation, or, while there are more bookings than usual, holds it for 30 minutes and mails the visitor a link to confirm it. A time that another visitor has taken meanwhile, or that is not offered, is answered with code 4 and the nearest free ones.',
  request: booking,
  ownPagesOnly: true,
  response: envelopeOf(bookedMeeting),
  errors: ['changed', 'tooManyRequests', 'notReady'],
});
