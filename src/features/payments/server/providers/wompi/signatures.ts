import { createHash } from 'node:crypto';
import { isSameSecret } from '#platform/server/security/secrets.ts';

interface SignedEvent {
  readonly data: unknown;
  /** The paths into `data` of what is signed, in order: `transaction.id`. */
  readonly properties: readonly string[];
  readonly timestamp: number;
}

/** The checksum of an event, in lower case. Undefined: a property names no value that can be signed. */
export function eventChecksum({ data, properties, timestamp }: SignedEvent, eventsSecret: string): string | undefined {
  const values = properties.map((path) => valueAt(data, path));
  if (values.includes(undefined)) return undefined;
  return createHash('sha256')
    .update(`${values.join('')}${timestamp}${eventsSecret}`)
    .digest('hex');
}

/** Ignores upper and lower case. */
export function isSameChecksum(one: string, other: string): boolean {
  return isSameSecret(one.toLowerCase(), other.toLowerCase());
}

function valueAt(data: unknown, path: string): string | undefined {
  let value: unknown = data;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

interface Signed {
  readonly reference: string;
  readonly amountInCents: number;
  /** In capitals. */
  readonly currency: string;
  readonly expirationTime?: string | undefined;
}

/** Proves to the checkout that reference and amount are ours, so that a visitor cannot change them. */
export function integritySignature(signed: Signed, integritySecret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = signed;
  return createHash('sha256')
    .update(`${reference}${amountInCents}${currency}${expirationTime}${integritySecret}`)
    .digest('hex');
}
