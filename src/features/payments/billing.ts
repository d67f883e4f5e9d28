import { wordsIn } from '#content/words.ts';
import { regionNames } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { type BuyerKind, type TaxIdTypeName, taxIdLabel } from './tax-ids.ts';

/** What an invoice about an order needs. */
export interface BillingDetails {
  readonly kind: BuyerKind;
  /** The buyer, or the person who buys for the company. */
  readonly name: string;
  /** The legal name; null for a person. */
  readonly company: string | null;
  readonly taxIdType: TaxIdTypeName | null;
  readonly taxId: string | null;
  /** Street and city are empty for a person who has named none. */
  readonly street: string;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** ISO 3166: `CO`. */
  readonly country: string;
  readonly phone: string | null;
}

/** The fields of the form, in its order. */
export const billingFields = [
  'kind',
  'name',
  'company',
  'country',
  'taxIdType',
  'taxId',
  'street',
  'city',
  'region',
  'postalCode',
  'phone',
  'email',
] as const;

export type BillingField = (typeof billingFields)[number];

/** As typed; unused fields are empty. */
export type TypedBilling = Readonly<Record<BillingField, string>>;

/** An empty form. */
export const nothingTyped: TypedBilling = {
  kind: '',
  name: '',
  company: '',
  country: '',
  taxIdType: '',
  taxId: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
  email: '',
};

/**
 * `doubtful`: it does not look right, and is accepted when it is sent again. `otherCountry`: the type of the tax id
 * belongs to another country.
 */
export type BillingProblem = 'missing' | 'tooLong' | 'invalid' | 'doubtful' | 'otherCountry';
export type BillingProblems = Readonly<Partial<Record<BillingField, BillingProblem>>>;

/** Where the form is sent. */
export const billingPath = '/pay/details';

/** The other fields of the form: the order, its key, and doubtful values that the buyer has seen marked. */
export const billingControls = { order: 'order', key: 'key', confirmed: 'confirmed' } as const;

/** The longest value of each field that is saved, in characters. */
export const billingLimits: Readonly<Record<BillingField, number>> = {
  kind: 7,
  name: 150,
  company: 200,
  country: 2,
  taxIdType: 12,
  taxId: 40,
  street: 200,
  city: 100,
  region: 100,
  postalCode: 20,
  phone: 40,
  email: 254,
};

/** The name that the invoice is made out to. */
export function invoicedName({ name, company }: Pick<BillingDetails, 'name' | 'company'>): string {
  return company ?? name;
}

/** The address in lines, as on an envelope. `countryName`: in the reader's language. */
export function addressLines(details: BillingDetails, countryName: string): string[] {
  const { street, city, region, postalCode } = details;
  const place = [city, region, postalCode].filter(Boolean).join(', ');
  return [street, place, countryName].filter(Boolean);
}

export function countryName({ country }: Pick<BillingDetails, 'country'>, language: Language): string {
  return regionNames(localeOf(language)).of(country) ?? country;
}

/** `NIT 900123456-8`. Empty: there is none. */
export function taxIdText(
  { taxIdType, taxId }: Pick<BillingDetails, 'taxIdType' | 'taxId'>,
  language: Language,
): string {
  if (!taxId) return '';
  const label = taxIdType ? taxIdLabel(taxIdType) : undefined;
  return `${label ?? wordsIn(language).billing.labels.taxId} ${taxId}`;
}
