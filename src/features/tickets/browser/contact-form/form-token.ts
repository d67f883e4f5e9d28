import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import type { getFormToken } from '../../contract.ts';
import { formTokenAge } from '../../ticket-limits.ts';

interface Token {
  readonly token: string;
  /** The proof of work, where the server asks for one: it is looked for while the visitor writes. */
  readonly proof: Promise<string | undefined>;
  /** Milliseconds, by the clock of this page. */
  readonly gotAt: number;
}

const path: (typeof getFormToken)['path'] = '/customer/form_token';

/** Beside what the server asks for, for a clock that ticks a little faster than its own. */
const margin = 200;

/** One for all forms of the page. */
let current: Promise<Token | undefined> | undefined;

/** To be called when somebody turns to the form: from then on the time counts. */
export function prepareToken(): void {
  current ??= fetchToken();
}

/** For the next message, after one was sent. */
export function renewToken(): void {
  current = fetchToken();
}

/** Waits until it is old enough: who is quicker than people are would be taken for a program. None: there is none to get. */
export async function tokenFields(): Promise<Readonly<Record<string, string>>> {
  prepareToken();
  const before = await current;
  if (!before || age(before) > formTokenAge.most / 2) renewToken();
  const got = await current;
  if (!got) return {};
  const whole = formTokenAge.least + margin;
  // Never longer than for a new one, also where the clock of the device was put back meanwhile.
  const left = Math.min(whole, whole - age(got));
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  return { token: got.token, proof: (await timeoutOrUndefined(proofPatience, got.proof)) ?? '' };
}

const age = ({ gotAt }: Token) => Date.now() - gotAt;

/** Milliseconds. A form without a token is better than none: the server can judge it by other signs. */
const patience = 6_000;

/** For a phone that is too slow for the work: then somebody of the team looks at the message first. */
const proofPatience = 20_000;

function fetchToken(): Promise<Token | undefined> {
  return timeoutOrUndefined(patience, askForToken());
}

async function askForToken(): Promise<Token | undefined> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  const { token, proofBits } = fieldsOf(fieldsOf(await response.json())['DATA']);
  if (typeof token !== 'string') return undefined;
  const bits = typeof proofBits === 'number' ? proofBits : 0;
  return { token, gotAt: Date.now(), proof: bits > 0 ? findProof(token, bits) : Promise.resolve(undefined) };
}

/** Hashes that are made at a time, so that the page goes on answering in between. */
const batch = 256;

/**
 * A proof of work for a form token: a text for which the SHA-256 of `token:proof` begins with so many zero bits.
 * Undefined: this browser has no such hash, as on a site without TLS.
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
