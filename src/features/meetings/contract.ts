import { z } from 'zod';
import { boundedText, cutText, momentText, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { languageTag, lineOfText, linesOfText, problem } from '#platform/contracts/texts.ts';
import { meetingLimits } from './meeting-fields.ts';

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
      scheduler: scheduler.nullable().describe('Where meetings are booked with somebody else; then there are no times'),
    }),
  ),
  errors: ['notReady'],
});

export const booking = z.object({
  time: momentText(problem('invalid')).describe('ISO 8601 in UTC'),
  name: lineOfText(meetingLimits.name),
  email: lineOfText(meetingLimits.email).refine(isEmailAddress, problem('invalid')),
  topic: linesOfText(meetingLimits.topic).describe('What it is to be about'),
  lang: languageTag.describe('In which to talk and to be written to: en, es or fr'),
  zone: boundedText(meetingLimits.zone).optional().describe('Of the visitor’s clock, such as America/Toronto'),
  quotation_id: boundedText(20).optional().describe('Of a quote that it is about'),
  request_id: z
    .union([uuidText(), z.literal('')])
    .optional()
    .transform((id) => id || undefined)
    .describe('Made by the sender: asked again, the same meeting is answered'),
  sitio_web: cutText(inputBounds.name).optional().describe('Leave it empty'),
});

export type Booking = z.output<typeof booking>;

const bookedMeeting = z.object({
  reference: z.string(),
  time: instant,
  state: z
    .enum(['booked', 'held'])
    .describe('held: it counts once the visitor has confirmed it by the link in a mail; then the invitation is sent'),
  held_until: instant
    .nullable()
    .describe('When the time is free again, unless it is confirmed; null where it is booked'),
  page: z.string().describe('Where it can be moved and cancelled'),
  calendar_file: z.string().describe('There is one as soon as it is booked'),
});

export const bookMeeting = defineCall({
  method: 'post',
  path: '/meetings/book',
  summary: 'Book a meeting',
  description:
    'Takes a free time and sends the invitation, or, while there are more bookings than usual, holds it for 30 minutes and mails the visitor a link to confirm it. A time that somebody else took meanwhile, or that is not offered, gets code 4, with the nearest free ones.',
  request: booking,
  ownPagesOnly: true,
  response: envelopeOf(bookedMeeting),
  errors: ['changed', 'tooManyRequests', 'notReady'],
});
