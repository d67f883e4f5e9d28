import { z } from 'zod';
import { boundedList, boundedText, numberText, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { inputBounds, mostTyped } from '#platform/contracts/input-bounds.ts';
import { currencyCode } from '#platform/contracts/purchase.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { languageTag, lineOfText, linesOfText, problem } from '#platform/contracts/texts.ts';
import { countries } from '#site/countries.ts';
import { quoteLimits } from '#site/quotes.ts';
import { quotationFailure } from './quote-fields.ts';

/** How much is wanted, by the measures that the thing is sold in. */
const amount = numberText(problem('invalid'))
  .pipe(z.int(problem('invalid')).positive(problem('invalid')).max(10_000, problem('invalid')))
  .optional();

const id = boundedText(60, problem('invalid'), problem('missing'));
const item = z.object(
  {
    id: id.describe('Of the catalogue, such as product-wabot or quick-api'),
    months: amount,
    users: amount,
    hours: amount,
    years: amount,
    quantity: amount,
  },
  problem('invalid'),
);

/** A name goes out in a mail to an address that anybody may type: it holds none that leads elsewhere. */
const addressWithin = /:\/\/|www\.|@/i;

/** A form sends a field that nobody filled in as an empty text. */
const orNothing = (schema: ReturnType<typeof lineOfText>, longest: number) =>
  z
    .string(problem('invalid'))
    .max(mostTyped(longest), problem('tooLong'))
    .meta({ maxLength: longest })
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return undefined;
      const read = schema.safeParse(typed);
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? problem('invalid') });
      return z.NEVER;
    });

export const quotation = z.object({
  items: boundedList(item, quoteLimits.lines, {
    least: 1,
    missing: problem('missing'),
    tooMany: problem('tooMany'),
  }),
  currency: currencyCode,
  value: z
    .union([boundedText(inputBounds.number), z.number()], problem('invalid'))
    .transform(String)
    .optional()
    .describe('What it comes to before taxes, as it was shown, in whole units; another one gets code 4'),
  name: lineOfText(quoteLimits.name)
    .refine((name) => !addressWithin.test(name), problem('invalid'))
    .describe('To whom it is addressed'),
  email: lineOfText(quoteLimits.email).refine(isEmailAddress, problem('invalid')).describe('Where the quote is sent'),
  company: orNothing(lineOfText(quoteLimits.company), quoteLimits.company),
  note: orNothing(linesOfText(quoteLimits.note), quoteLimits.note).describe('Stands on the quote'),
  country: z
    .enum(
      countries.map((country) => country.id),
      problem('invalid'),
    )
    .optional()
    .describe('Decides the paper and the taxes'),
  lang: languageTag.optional(),
  request_id: uuidText(problem('invalid'))
    .optional()
    .describe('Made by the sender: asked again, the same quote is answered'),
});

export type Quotation = z.output<typeof quotation>;

export const createQuotation = defineCall({
  method: 'post',
  path: '/api/services/quotation/create',
  summary: 'Make a quote',
  description:
    'Freezes the prices of the catalogue for what was chosen, sends the quote by e-mail, and answers its identifier. The PDF is at /api/services/quotation/download/{id}.pdf.',
  request: quotation,
  response: envelopeOf(
    z.object({
      id: z.string().describe('Whoever has it can open the quote'),
      pdf: z.string().describe('The path of the PDF'),
      page: z.string().describe('The path of the page that shows the quote'),
      subtotal: z.string().describe('In whole units, before taxes'),
      total: z.string().describe('In whole units, taxes included'),
      currency: z.string().describe('In capitals'),
      valid_until: z.string(),
    }),
  ),
  errors: ['changed', 'tooManyRequests', 'notReady'],
  failure: quotationFailure,
});
