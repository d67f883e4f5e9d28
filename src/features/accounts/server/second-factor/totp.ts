import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#platform/server/security/secrets.ts';

/** What every app assumes if nothing else is said (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const digits = 6;
const period = 30_000;
/** How many steps the clocks of phone and server may differ, in either direction. */
const skew = 1;
/** In bytes, as RFC 4226 recommends. */
const keyLength = 20;

export function newTotpKey(): string {
  return toBase32(randomBytes(keyLength));
}

/** The code for one step of time. */
export function totpCode(key: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

export const stepAt = (at: Date) => Math.floor(at.getTime() / period);

/**
 * The step that a typed code is for; undefined if it is wrong. A code is accepted once: `lastStep` is the last one that
 * was, and neither it nor an earlier one counts.
 */
export function matchingStep(key: string, typed: string, at: Date, lastStep: number): number | undefined {
  const now = stepAt(at);
  const steps = Array.from({ length: 2 * skew + 1 }, (_, index) => now - skew + index);
  // All are compared, so that the time tells nothing.
  const matching = steps.filter((step) => isSameSecret(typed, totpCode(key, step)));
  return matching.find((step) => step > lastStep);
}

/** What the QR code contains, for an app that shows codes. */
export function totpAddress(key: string, { issuer, account }: { readonly issuer: string; readonly account: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
