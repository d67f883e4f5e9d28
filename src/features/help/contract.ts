import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import { longestQuestion } from './help-answer.ts';

const answer = z.object({
  title: z.string().describe('The question as the site puts it, or the name of a page'),
  text: z.string(),
  href: z.string().startsWith('/').describe('The path of the page that says it'),
  page: z.string().describe('The name of that page'),
});

export const askHelp = defineCall({
  method: 'post',
  path: '/help/ask',
  summary: 'Ask the site',
  description: 'Answers a question with what the pages of the site say, the best first; none where they say nothing.',
  request: z.object({ question: boundedText(longestQuestion), lang: languageTag.optional() }),
  response: envelopeOf(z.object({ answers: z.array(answer) })),
  errors: [],
  example: { question: 'How much does Wabot cost?', lang: 'en' },
});
