import { wordsIn } from '#content/words.ts';
import { type FormFields, fieldNames, type TypedTexts, typedTexts } from '#platform/contracts/form-fields.ts';
import { longestEmail } from '#platform/contracts/input-bounds.ts';
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

/**
 * The fields of the form, in its order. The words of `billing.json` have a label for each. Which of them are required
 * depends on the buyer: see `checkBilling`.
 */
export const billingForm = {
  kind: { kind: 'line', longest: 7 },
  name: { kind: 'line', longest: 150, autoComplete: 'name' },
  company: { kind: 'line', longest: 200, autoComplete: 'organization' },
  country: { kind: 'line', longest: 2, autoComplete: 'billing country' },
  taxIdType: { kind: 'line', longest: 12 },
  taxId: { kind: 'line', longest: 40, autoComplete: 'off' },
  street: { kind: 'line', longest: 200, autoComplete: 'billing address-line1' },
  city: { kind: 'line', longest: 100, autoComplete: 'billing address-level2' },
  region: { kind: 'line', longest: 100, autoComplete: 'billing address-level1' },
  postalCode: { kind: 'line', longest: 20, autoComplete: 'billing postal-code' },
  phone: { kind: 'phone', longest: 40, autoComplete: 'billing tel' },
  email: { kind: 'email', longest: longestEmail, autoComplete: 'email' },
} as const satisfies FormFields;

export type BillingField = keyof typeof billingForm;

export const billingFields = fieldNames(billingForm);

/** As typed; unused fields are empty. */
export type TypedBilling = TypedTexts<typeof billingForm>;

export const nothingTyped = typedTexts(billingForm, () => '');

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
