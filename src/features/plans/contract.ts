import { z } from 'zod';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { currencyCode, languageTag, productId } from '#platform/contracts/texts.ts';
import { countries } from '#site/countries.ts';
import { currencies } from '#site/currencies.ts';
import { languageCodes } from '#site/languages.ts';

const inEveryLanguage = z.record(z.enum(languageCodes), z.string());
const price = z.record(z.enum(currencies), z.int().positive()).describe('In whole units of each currency');

/** In lower case, or as `idioma` is written elsewhere. */
const language = z
  .enum(languageCodes.flatMap((code) => [code, code.toUpperCase() as Uppercase<typeof code>]))
  .transform((code) => languageCodes.find((own) => own === code.toLowerCase()));

/** The id or the code of a country, as `get_countries` returns them. */
const country = z
  .enum(countries.flatMap(({ id, code }) => [id, code]))
  .transform((text) => countries.find(({ id, code }) => text === id || text === code)?.id);

/** The common fields of everything that is sold. */
const offer = z.object({
  id: z.string().describe('Stays the same when names change'),
  icon: z.string().describe('The name of its mark'),
  title: inEveryLanguage,
  description: inEveryLanguage,
  link: z.string().startsWith('/').describe('The path of its page'),
  show: z.record(z.enum(languageCodes), z.boolean()).describe('In which languages it is offered'),
});

const product = offer.extend({ price, period: z.literal('month'), signup: z.url() });
const quickService = offer.extend({ price, period: z.literal('once'), location: z.enum(['global', 'colombia']) });
const development = offer.extend({
  price: price.nullable().describe('Of the package; null where it is quoted'),
  period: z.literal('month'),
  limit: z.int().positive().describe('Hours in a package'),
});

const serviceLists = z.object({
  products: z.array(product),
  quick_services: z.array(quickService),
  development: z.array(development),
});

export type ServiceLists = z.infer<typeof serviceLists>;

export const getService = defineCall({
  method: 'post',
  path: '/api/services/get_service',
  summary: 'Services',
  description: 'Everything that is sold, from the catalog: products, quick services and development packages.',
  request: z.object({
    lang: language.optional().describe('Only what is offered in this language'),
    country: country.optional().describe('Only the quick services of this country and those for everyone'),
  }),
  response: envelopeOf(serviceLists),
  errors: [],
  example: { lang: 'es', country: 'co' },
  failure: 'Fallo al obtener los servicios',
});

const plan = z.object({
  id: z.string().describe('For plan_id of /pay/transactions/create'),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  value: z.string().describe("In whole units with two decimals at most; '-' where the price is by agreement"),
  frecuency: z.enum(['YEARLY', 'MONTHLY', 'ONCE']).describe('ONCE: prepaid, used up at one’s own pace'),
  is_recommended: z.boolean(),
  size: z.string().describe('What the plan is chosen by: users, e-mails'),
});

export type SoldPlan = z.infer<typeof plan>;

export const getPlans = defineCall({
  method: 'post',
  path: '/pay/products/get_plans',
  summary: 'Plans',
  description: 'The plans of a product with their prices in one currency, from the catalog.',
  request: z.object({
    currency: currencyCode,
    product_id: productId.describe('3: help desk, 4: bulk e-mail'),
    lang: languageTag.optional(),
  }),
  response: envelopeOf(z.object({ currency: z.string().describe('In capitals'), plans: z.array(plan) })),
  errors: [],
  example: { currency: 'USD', product_id: 4, lang: 'en' },
});
