import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { CallError } from '../errors/call-error.ts';
import { isSameSecret } from '../security/secrets.ts';

/** What a system of the company proves with that it is one. */
interface ApiKey {
  readonly name: string;
  readonly secret: string;
}

const shape = /^[\w-]{1,40}:[\x21-\x2b\x2d-\x7e]{32,200}$/;
const problem =
  'must be name:secret, several with commas between them: names of letters, digits, - and _, secrets of 32 to 200 visible characters without a comma';

/** The part of the environment that says which systems may call as themselves. */
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
};

/** Only this scheme is ours: a proxy may ask for a password of its own (`Basic …`). */
const scheme = /^bearer\b/i;

/**
 * The name of the system that makes a call. Undefined: it brings no key. A wrong one is refused, so that whoever
 * configured it notices; all keys are compared, so that the time says nothing about which is nearly right.
 */
export function apiClientOf(c: AppContext, apiKeys: readonly ApiKey[]): string | undefined {
  const sent = c.req.header('authorization') ?? '';
  if (!scheme.test(sent)) return undefined;
  const secret = sent.replace(scheme, '').trim();
  const [known] = apiKeys.filter((key) => isSameSecret(key.secret, secret));
  if (known) return known.name;
  c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw new CallError('wrongApiKey');
}
