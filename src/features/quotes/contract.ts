import { z } from 'zod';
import { customerCountries } from '#features/payments/taxes.ts';
import { boundedList, boundedText, numberText, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currencyCode, fieldSchemas, languageTag, problem } from '#platform/contracts/texts.ts';
import { quoteLimits } from '#site/quotes.ts';
import { quotationFailure, quotePerson } from './quote-fields.ts';

/** The amounts, by the measures that the item is sold in. */
const amount = numberText(problem('invalid'))
  .pipe(z.int(problem('invalid')).positive(problem('invalid')).max(10_000, problem('invalid')))
  .optional();

const id = boundedText(60, problem('invalid'), problem('missing'));
/** An amount by a name that nobody reads must not become a quote for less. */
const item = z.strictObject(
  {
    id: id.describe('Of the catalog, such as product-wabot or quick-api'),
    months: amount,
    subscriptions: amount.describe('1 if omitted'),
    hours: amount,
    years: amount,
    quantity: amount,
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `${issue.keys} is not known` : problem('invalid')) },
);

/** The name is on the quote, which whoever has its number can open, so it must not contain a link. */
const addressWithin = /:\/\/|www\.|@/i;

const person = fieldSchemas(quotePerson, {
  email: 'Where the quote is sent',
  note: 'Stands on the quote',
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
    .describe('The total before taxes that the visitor saw, in whole units; a different one is answered with code 4'),
  ...person,
  name: person.name.refine((name) => !addressWithin.test(name), problem('invalid')).describe('To whom it is addressed'),
  country: z
    .enum(customerCountries, problem('invalid'))
    .optional()
    .describe(
      'Decides the paper size and the taxes. Required where taxes depend on it and the currency does not name it',
    ),
  lang: languageTag.optional(),
  request_id: uuidText(problem('invalid'))
    .optional()
    .describe('Created by the client: a repeated request returns the same quote'),
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
