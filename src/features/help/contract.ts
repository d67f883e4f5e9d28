import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import { longestQuestion } from './help-answer.ts';

const action = z.object({
  label: z.string(),
  href: z.string().describe('The path of a page of this site, or the address of a chat on WhatsApp'),
});

const answer = z.object({
  title: z.string().describe('The question as the site words it, or the name of a page'),
  text: z.string(),
  href: z.string().startsWith('/').describe('The path of the page with the answer'),
  page: z.string().describe('The name of that page'),
  actions: z.array(action).readonly().describe('What the visitor can do next, the best first'),
});

export const askHelp = defineCall({
  method: 'post',
  path: '/help/ask',
  summary: 'Ask the site',
  description:
    'Answers a question about a known topic and from the pages of the site, the best result first; empty if there is none. `person` contains the ways to reach a person.',
  request: z.object({ question: boundedText(longestQuestion), lang: languageTag.optional() }),
  response: envelopeOf(z.object({ answers: z.array(answer), person: z.array(action) })),
  errors: [],
  example: { question: 'How much does Wabot cost?', lang: 'en' },
});
