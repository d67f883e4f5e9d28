import { z } from 'zod';
import { boundedText, plainLine, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currencyCode, languageTag, productId } from '#platform/contracts/texts.ts';
import { readAmount } from '#site/money.ts';
import { orderStates } from './payment-answer.ts';
import { customerCountries } from './taxes.ts';

/** In whole units, as a number or as text. */
const amount = z.union([z.number(), boundedText(inputBounds.number)]);

/** The item to buy. Forms send unused fields as empty text. */
const sentPurchase = z.object({
  api_client: plainLine(100).optional().describe('Which site or system sells it'),
  currency: currencyCode,
  value: amount.describe(
    'The price that the visitor saw, in whole units: of a quote its total, otherwise before taxes',
  ),
  total: amount
    .optional()
    .describe('With taxes, in whole units, as the visitor has agreed to it; required where taxes are added'),
  product_id: productId.optional().describe('3: help desk, 4: bulk e-mail; required unless a quote is paid'),
  quotation_id: plainLine(20)
    .optional()
    .transform((id) => id || undefined)
    .describe('The quote to pay in full, at its own prices'),
  plan_id: z
    .union([plainLine(40), z.number().transform(String)])
    .optional()
    .transform((id) => id || undefined)
    .describe('The plan; without one, the purchase is a top-up in COP for the value'),
  country: z
    .union([z.enum(customerCountries), z.literal('')])
    .optional()
    .transform((country) => country || undefined)
    .describe('Whose taxes are added. Required where they depend on it and the currency does not name it'),
  platform: z.enum(['wompi', 'sandbox', '']).optional().describe('The payment provider; the site has one'),
  lang: languageTag.optional().describe('For the receipt'),
  request_id: z
    .union([uuidText(), z.literal('')])
    .optional()
    .transform((id) => id || undefined)
    .describe('Created by the client for this purchase: a repeated request returns the same reference'),
});

/** Amounts are converted to minor units, for which the currency has to be known. */
export const purchase = sentPurchase.transform(({ value, total, ...sent }, context) => {
  const minorOf = (field: 'value' | 'total', amount: number | string) => {
    const minor = readAmount(String(amount), sent.currency);
    if (minor !== undefined) return minor;
    context.addIssue({ code: 'custom', path: [field], message: 'an amount in whole units, such as 40000 or 12.50' });
    return z.NEVER;
  };
  return {
    ...sent,
    value: minorOf('value', value),
    total: total === undefined ? undefined : minorOf('total', total),
  };
});

export type Purchase = z.output<typeof purchase>;

/** The data that the provider's checkout needs, with the reference. */
const checkout = z.object({
  reference: z.string(),
  currency: z.string().describe('In capitals'),
  amount_in_cents: z.int().positive(),
  public_key: z.string(),
  signature: z.object({ integrity: z.string() }),
  expiration_time: z.string().describe('Until when it can be paid'),
  redirect_url: z.string().describe('Where the checkout redirects to'),
  customer_data: z
    .object({ email: z.string(), fullName: z.string() })
    .partial()
    .describe('What is known about the payer'),
  widget_url: z.string().describe('The script of the checkout window'),
  checkout_url: z.string().describe('The checkout as a page'),
  order_url: z.string().describe('The page of this site with the order’s state'),
  details_url: z
    .string()
    .optional()
    .describe('The page where the buyer enters what the invoice needs, if the order lacks it: send them there first'),
  is_sandbox: z.boolean().describe('No money moves'),
});

export type Checkout = z.infer<typeof checkout>;

export const createTransaction = defineCall({
  method: 'post',
  path: '/pay/transactions/create',
  summary: 'Begin a payment',
  description:
    'Creates an order and returns what the checkout needs. The price is the catalogue’s: another value, or a currency that is not charged here, is answered with code 4 and the right price. So is a total that lacks the taxes, which are then listed. Without a country that the taxes depend on, the answer is code 2 with the field `country`.',
  request: purchase,
  response: envelopeOf(checkout),
  errors: ['changed', 'tooManyRequests', 'notReady'],
});

export const getPaymentState = defineCall({
  method: 'post',
  path: '/pay/transactions/state',
  summary: 'Get the state of a payment',
  description: 'Requires the key, which is in the address of the order’s page.',
  request: z.object({ reference: boundedText(inputBounds.reference), key: boundedText(inputBounds.key) }),
  response: envelopeOf(z.object({ reference: z.string(), state: z.enum(orderStates) })),
  errors: ['notFound', 'notReady'],
});
