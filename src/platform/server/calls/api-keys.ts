import { z } from 'zod';
import type { CountedLimit } from '../../database/limits/rate-limits.ts';
import type { AppContext } from '../app-context.ts';
import { wholeNumber } from '../config/config-checks.ts';
import { CallError } from '../errors/call-error.ts';
import { isSameSecret } from '../security/secrets.ts';
import { limitKey } from '../security/within-limits.ts';

/** The key with which another system of the company authenticates. */
interface ApiKey {
  readonly name: string;
  readonly secret: string;
}

const shape = /^[\w-]{1,40}:[\x21-\x2b\x2d-\x7e]{32,200}$/;
const problem =
  'must be name:secret, several with commas between them: names of letters, digits, - and _, secrets of 32 to 200 visible characters without a comma';

/** The environment variables that define which systems have an API key, and how often each may use it. */
export const apiKeyVariables = {
  API_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .refine((keys) => keys.every((key) => shape.test(key)), problem)
    .transform((keys): readonly ApiKey[] =>
      keys.map((key) => {
        const cut = key.indexOf(':');
        return { name: key.slice(0, cut), secret: key.slice(cut + 1) };
      }),
    ),
  API_KEY_RATE: wholeNumber({ least: 1, most: 100_000, example: 600 }).default(600),
};

/** How often a key is used in a minute, whatever else comes from the same network. */
export function apiKeyLimit(secret: string, client: string, rate: number): CountedLimit {
  return { key: limitKey(secret, 'api-key-minute', client), most: rate, seconds: 60 };
}

/** We only handle this scheme: a proxy may require its own password (`Basic …`). */
const scheme = /^bearer\b/i;

/**
 * The name of the system that makes a call, or undefined if it sends no key. A wrong key is refused, so that the person
 * who configured it notices. All keys are compared, so that the time taken reveals nothing about them.
 */
export function apiClientOf(c: AppContext, apiKeys: readonly ApiKey[]): string | undefined {
  const sent = c.req.header('authorization') ?? '';
  if (!scheme.test(sent)) return undefined;
  const secret = sent.replace(scheme, '').trim();
  const [known] = apiKeys.filter((key) => isSameSecret(key.secret, secret));
  if (known) {
    // From here on the key is counted, and not the visitors who share its network.
    c.set('sender', () => undefined);
    return known.name;
  }
  c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw new CallError('wrongApiKey');
}
