import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import { countries } from '#site/countries.ts';
import { languageCodes } from '#site/languages.ts';
import { longestAnswerId, longestQuestion } from './help-answer.ts';

const action = z.object({
  label: z.string(),
  href: z.string().describe('The path of a page of this site, or the address of a chat on WhatsApp'),
});

const answer = z.object({
  id: z.string().describe('Which answer it is'),
  lang: z.enum(languageCodes).describe('Its language: that of the question'),
  title: z.string().describe('The question as the site words it'),
  text: z.string(),
  href: z.string().startsWith('/').describe('The path of the page with more about it'),
  page: z.string().describe('The name of that page'),
  actions: z.array(action).readonly().describe('What the visitor can do next, the best first'),
});

export const askHelp = defineCall({
  method: 'post',
  path: '/help/ask',
  summary: 'Ask the site',
  description:
    'Answers a question in its own language, with prices in the currency of `country`. If the site does not know, `answers` is empty, `near` contains the nearest topics and `person` the ways to reach a person.',
  request: z.object({
    question: boundedText(longestQuestion),
    lang: languageTag.optional(),
    country: z.enum(countries.map(({ id }) => id)).optional(),
  }),
  response: envelopeOf(z.object({ answers: z.array(answer), near: z.array(answer), person: z.array(action) })),
  errors: [],
  example: { question: 'How much does Wabot cost?', lang: 'en', country: 'ca' },
});

export const rateHelp = defineCall({
  method: 'post',
  path: '/help/rate',
  summary: 'Say that an answer did not help',
  description:
    'The question is listed for the team, without who asked it and without what may be about a person, for 90 days.',
  request: z.object({
    question: boundedText(longestQuestion),
    lang: languageTag.optional(),
    answer: boundedText(longestAnswerId),
  }),
  response: envelopeOf(z.object({})),
  errors: [],
  example: { question: 'How much does Wabot cost?', lang: 'en', answer: 'price:wabot' },
});
