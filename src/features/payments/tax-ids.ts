/**
 * The tax ids of the countries that customers come from. Labels are what people there call them, in every language.
 * `doubtful` says that a number does not look right; it is pointed out and never refused, because rules change and
 * exceptions exist.
 */
interface TaxIdType {
  readonly country: string;
  readonly label: string;
  readonly isFor: readonly BuyerKind[];
  /** Removes separators; the number as it is printed on an invoice. */
  readonly write?: (compact: string) => string;
  readonly isPlausible: (compact: string) => boolean;
}

export type BuyerKind = 'person' | 'company';
export const buyerKinds = ['company', 'person'] as const satisfies readonly BuyerKind[];

const person = ['person'] as const;
const company = ['company'] as const;
const both = ['person', 'company'] as const;

/** Of one country, a person's own number comes before that of a business. */
export const taxIdTypes = {
  cc: { country: 'CO', label: 'Cédula de ciudadanía (CC)', isFor: person, isPlausible: matches(/^\d{3,10}$/) },
  ce: { country: 'CO', label: 'Cédula de extranjería (CE)', isFor: person, isPlausible: matches(/^[A-Z\d]{5,10}$/) },
  pasaporte: { country: 'CO', label: 'Pasaporte', isFor: person, isPlausible: matches(/^[A-Z\d]{5,20}$/) },
  nit: { country: 'CO', label: 'NIT', isFor: both, isPlausible: isNit, write: writeNit },
  rfc: { country: 'MX', label: 'RFC', isFor: both, isPlausible: matches(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/) },
  'pe-dni': { country: 'PE', label: 'DNI', isFor: person, isPlausible: matches(/^\d{8}$/) },
  'pe-ruc': { country: 'PE', label: 'RUC', isFor: both, isPlausible: isPeruvianRuc },
  rut: { country: 'CL', label: 'RUT', isFor: both, isPlausible: isRut, write: withCheckDigit },
  cedula: { country: 'EC', label: 'Cédula', isFor: person, isPlausible: isEcuadorianId },
  'ec-ruc': { country: 'EC', label: 'RUC', isFor: both, isPlausible: matches(/^\d{10}\d{3}$/) },
  'ar-dni': { country: 'AR', label: 'DNI', isFor: person, isPlausible: matches(/^\d{7,8}$/) },
  cuit: { country: 'AR', label: 'CUIT', isFor: both, isPlausible: isCuit },
  cnpj: { country: 'BR', label: 'CNPJ', isFor: company, isPlausible: isCnpj },
  cpf: { country: 'BR', label: 'CPF', isFor: person, isPlausible: isCpf },
  nif: { country: 'ES', label: 'NIF', isFor: both, isPlausible: matches(/^[A-Z\d]\d{7}[A-Z\d]$/) },
  ein: { country: 'US', label: 'EIN', isFor: company, isPlausible: matches(/^\d{9}$/) },
  bn: { country: 'CA', label: 'Business Number (BN)', isFor: company, isPlausible: matches(/^\d{9}(?:R[A-Z]\d{4})?$/) },
} as const satisfies Readonly<Record<string, TaxIdType>>;

/** `other`: of a country without an entry above, or one that is not listed. */
export type TaxIdTypeName = keyof typeof taxIdTypes | 'other';

export const taxIdTypeNames: readonly TaxIdTypeName[] = [...namesOf(taxIdTypes), 'other'];

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[];
}

/** The fields that an invoice needs in a country beyond a name and, for a company, street and city; places are a company's. */
interface InvoiceRules {
  readonly taxId: boolean;
  readonly region: boolean;
  readonly postalCode: boolean;
}

const withTaxId = { taxId: true, region: false, postalCode: false };
const invoiceRules: Readonly<Record<string, InvoiceRules>> = {
  CO: { taxId: true, region: true, postalCode: false },
  MX: { taxId: true, region: true, postalCode: true },
  BR: { taxId: true, region: true, postalCode: true },
  PE: withTaxId,
  CL: withTaxId,
  EC: withTaxId,
  AR: withTaxId,
  ES: { taxId: true, region: false, postalCode: true },
  US: { taxId: false, region: true, postalCode: true },
  CA: { taxId: false, region: true, postalCode: true },
};

/** Elsewhere nothing more is required: an invoice there is made by hand. */
export function invoiceRulesOf(country: string): InvoiceRules {
  return invoiceRules[country] ?? { taxId: false, region: false, postalCode: false };
}

/** The types that somebody in a country can have, the likeliest first. */
export function taxIdTypesOf(country: string, kind: BuyerKind): readonly TaxIdTypeName[] {
  const known = namesOf(taxIdTypes).filter((name) => {
    const type: TaxIdType = taxIdTypes[name];
    return type.country === country && type.isFor.includes(kind);
  });
  return [...known, 'other'];
}

/** The label of a type, which is the same in every language. Undefined: `other`, which has a translation. */
export function taxIdLabel(name: TaxIdTypeName): string | undefined {
  return name === 'other' ? undefined : taxIdTypes[name].label;
}

export interface ReadTaxId {
  /** As it is saved and printed. */
  readonly number: string;
  /** It does not look like such a number: ask whether it is right. */
  readonly isDoubtful: boolean;
}

/** Reads a typed number, with or without dots, spaces and hyphens. */
export function readTaxId(name: TaxIdTypeName, typed: string): ReadTaxId {
  const text = typed.trim();
  if (name === 'other') return { number: text, isDoubtful: false };
  const type: TaxIdType = taxIdTypes[name];
  const compact = text.toUpperCase().replace(/[\s./-]/gu, '');
  // The hyphen says that a check digit follows, which digits alone do not.
  const hasHyphen = /-\s*[\dK]$/i.test(text);
  const isDoubtful = !type.isPlausible(compact) || (name === 'nit' && hasHyphen && !hasNitCheckDigit(compact));
  if (isDoubtful) return { number: text, isDoubtful };
  if (name === 'nit' && hasHyphen) return { number: withCheckDigit(compact), isDoubtful };
  return { number: type.write?.(compact) ?? compact, isDoubtful };
}

function matches(pattern: RegExp): (compact: string) => boolean {
  return (compact) => pattern.test(compact);
}

/** `9001234568` as `900123456-8`. */
function withCheckDigit(compact: string): string {
  return `${compact.slice(0, -1)}-${compact.slice(-1)}`;
}

/** Primes, from the last digit to the first: Colombia's DIAN, Orden Administrativa 4 of 1989. */
const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

export function nitCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (nitWeights[place] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

function hasNitCheckDigit(compact: string): boolean {
  return /^\d{6,15}$/.test(compact) && nitCheckDigit(compact.slice(0, -1)) === Number(compact.slice(-1));
}

/** Nine digits, or the ten of a newer cédula, with or without the check digit. */
function isNit(compact: string): boolean {
  return /^\d{6,10}$/.test(compact) || (/^\d{11}$/.test(compact) && hasNitCheckDigit(compact));
}

/** Companies start with 8 or 9 and have nine digits: their check digit is added, or set apart. */
function writeNit(compact: string): string {
  if (/^[89]\d{9}$/.test(compact) && hasNitCheckDigit(compact)) return withCheckDigit(compact);
  return /^[89]\d{8}$/.test(compact) ? `${compact}-${nitCheckDigit(compact)}` : compact;
}

/** The sum of the characters by their weights. Letters count as in Brazil's CNPJ: by their code, less that of 0. */
function weigh(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * (text.charCodeAt(place) - 48), 0);
}

const elevens = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** Argentina and Peru use the same weights; eleven minus the rest, where 11 is 0 and 10 is 9 or 0. */
function endsInEleven(compact: string, ten: number): boolean {
  const digit = 11 - (weigh(compact, elevens) % 11);
  return Number(compact.slice(-1)) === (digit === 11 ? 0 : digit === 10 ? ten : digit);
}

function isCuit(compact: string): boolean {
  return /^\d{11}$/.test(compact) && endsInEleven(compact, 9);
}

function isPeruvianRuc(compact: string): boolean {
  return /^(?:10|15|16|17|20)\d{9}$/.test(compact) && endsInEleven(compact, 0);
}

function isRut(compact: string): boolean {
  if (!/^\d{6,9}[\dK]$/.test(compact)) return false;
  const sum = [...compact.slice(0, -1)].reverse().reduce((all, digit, n) => all + Number(digit) * (2 + (n % 6)), 0);
  const digit = 11 - (sum % 11);
  return compact.slice(-1) === (digit === 11 ? '0' : digit === 10 ? 'K' : String(digit));
}

function isEcuadorianId(compact: string): boolean {
  if (!/^\d{10}$/.test(compact)) return false;
  const sum = [...compact.slice(0, 9)].reduce((all, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(compact.slice(-1));
}

/** Brazil's check digits, each of all characters before it. */
function endsInBrazilian(compact: string, places: readonly (readonly number[])[]): boolean {
  return places.every((weights) => {
    const rest = weigh(compact, weights) % 11;
    return Number(compact[weights.length]) === (rest < 2 ? 0 : 11 - rest);
  });
}

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

function isCpf(compact: string): boolean {
  return /^\d{11}$/.test(compact) && endsInBrazilian(compact, [cpfWeights.slice(1), cpfWeights]);
}

/** With letters, as new companies have since July 2026. */
function isCnpj(compact: string): boolean {
  return /^[A-Z\d]{12}\d{2}$/.test(compact) && endsInBrazilian(compact, [cnpjWeights.slice(1), cnpjWeights]);
}
