import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import type { getFormToken } from '../../contract.ts';
import { formTokenAge } from '../../ticket-limits.ts';

interface Token {
  readonly token: string;
  /** The proof of work, if the server requires one. It is calculated while the visitor writes. */
  readonly proof: Promise<string | undefined>;
  /** Milliseconds, by this device's clock. */
  readonly gotAt: number;
}

const path: (typeof getFormToken)['path'] = '/customer/form_token';

/**
 * Milliseconds to wait beyond the server's minimum, in case this device's clock runs a little faster than the server's.
 */
const margin = 200;

/** Shared by all forms on the page. */
let current: Promise<Token | undefined> | undefined;

/** Call this when the visitor starts to use the form: the age of the token counts from then on. */
export function prepareToken(): void {
  current ??= fetchToken();
}

/** Fetches a token for the next message, after one was sent. */
export function renewToken(): void {
  current = fetchToken();
}

/**
 * Waits until the token is old enough, because the server takes a form that is filled in too fast for a bot. Empty if
 * no token could be fetched.
 */
export async function tokenFields(): Promise<Readonly<Record<string, string>>> {
  prepareToken();
  const before = await current;
  if (!before || age(before) > formTokenAge.most / 2) renewToken();
  const got = await current;
  if (!got) return {};
  const whole = formTokenAge.least + margin;
  // Never longer than for a new token, even if the device's clock was set back in the meantime.
  const left = Math.min(whole, whole - age(got));
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  return { token: got.token, proof: (await timeoutOrUndefined(proofTimeout, got.proof)) ?? '' };
}

const age = ({ gotAt }: Token) => Date.now() - gotAt;

/** Milliseconds to wait for a token. Without one the form is still sent: the server has other checks for spam. */
const tokenTimeout = 6_000;

/** Milliseconds to wait for the proof. On a phone that is too slow, the team reviews the message first. */
const proofTimeout = 20_000;

function fetchToken(): Promise<Token | undefined> {
  return timeoutOrUndefined(tokenTimeout, requestToken());
}

async function requestToken(): Promise<Token | undefined> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  const { token, proofBits } = fieldsOf(fieldsOf(await response.json())['DATA']);
  if (typeof token !== 'string') return undefined;
  const bits = typeof proofBits === 'number' ? proofBits : 0;
  return { token, gotAt: Date.now(), proof: bits > 0 ? findProof(token, bits) : Promise.resolve(undefined) };
}

/** Hashes to calculate before yielding, so that the page stays responsive. */
const batch = 256;

/**
 * A proof of work for a form token: a text for which the SHA-256 of `token:proof` begins with `bits` zero bits.
 * Undefined if the browser has no `crypto.subtle`, as on a site without TLS.
 */
export async function findProof(token: string, bits: number): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  const text = new TextEncoder();
  const hashOf = async (proof: string) =>
    new DataView(await subtle.digest('SHA-256', text.encode(`${token}:${proof}`)));
  for (let from = 0; ; from += batch) {
    const proofs = Array.from({ length: batch }, (_, n) => String(from + n));
    const hashes = await Promise.all(proofs.map(hashOf));
    const found = hashes.findIndex((hash) => hash.getUint32(0) >>> (32 - bits) === 0);
    if (found >= 0) return proofs[found];
    await new Promise((resolve) => setTimeout(resolve));
  }
}
