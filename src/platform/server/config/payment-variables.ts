import { z } from 'zod';
import type { WompiKeys } from '../../contracts/settings.ts';
import { yesOrNo } from './config-checks.ts';

const key = (start: RegExp, example: string) =>
  z.string().regex(start, `must be the key that Wompi shows, for example ${example}`).optional();

/** The environment variables for card payments. */
export const paymentVariables = {
  PAYMENTS: z.enum(['sandbox', 'wompi', 'off'], 'must be sandbox, wompi or off, or be left empty').optional(),
  WOMPI_PUBLIC_KEY: key(/^pub_(test|prod)_/, 'pub_prod_…'),
  WOMPI_PRIVATE_KEY: key(/^prv_(test|prod)_/, 'prv_prod_…'),
  WOMPI_INTEGRITY_SECRET: key(/^(test|prod)_integrity_/, 'prod_integrity_…'),
  WOMPI_EVENTS_SECRET: key(/^(test|prod)_events_/, 'prod_events_…'),
  TRIAL_RUN: yesOrNo.default(false),
};

export const paymentSecrets = ['WOMPI_PRIVATE_KEY', 'WOMPI_INTEGRITY_SECRET', 'WOMPI_EVENTS_SECRET'];

type Variables = z.output<z.ZodObject<typeof paymentVariables>> & {
  readonly NODE_ENV: string;
  readonly PUBLIC_URL?: string | undefined;
};

/** The payment provider. `off`: none, and visitors are led to contact instead. */
export type Payments =
  | { readonly kind: 'sandbox' | 'off' }
  | { readonly kind: 'wompi'; readonly keys: WompiKeys; readonly isTest: boolean };

const allOrNone =
  'WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET and WOMPI_EVENTS_SECRET must be set all, or none.';
const mixed = 'Of the keys WOMPI_… some are for tests and some for real money: take all four of one kind.';

/** Settings that contradict each other, in words for the operator. */
export function paymentProblem(variables: Variables): string | undefined {
  const set = keysIn(variables).filter((value) => value !== undefined);
  const tests = set.filter((value) => /^((pub|prv)_)?test_/.test(value));
  if (set.length !== 0 && set.length !== keysIn(variables).length) return allOrNone;
  if (tests.length !== 0 && tests.length !== set.length) return mixed;
  return variables.PAYMENTS === 'wompi' && set.length === 0 ? `PAYMENTS is wompi, so ${allOrNone}` : undefined;
}

export function readPayments(variables: Variables): Payments {
  const { PAYMENTS, NODE_ENV, TRIAL_RUN, PUBLIC_URL } = variables;
  const [publicKey, privateKey, integritySecret, eventsSecret] = keysIn(variables);
  if (PAYMENTS === 'off') return { kind: 'off' };
  if (publicKey && privateKey && integritySecret && eventsSecret && PAYMENTS !== 'sandbox') {
    const keys = { publicKey, privateKey, integritySecret, eventsSecret };
    return { kind: 'wompi', keys, isTest: publicKey.startsWith('pub_test_') };
  }
  // With real visitors, a sandbox checkout would give products away, so it has to be set explicitly.
  const isTriedOut = NODE_ENV !== 'production' || (TRIAL_RUN && !PUBLIC_URL);
  return { kind: PAYMENTS === 'sandbox' || isTriedOut ? 'sandbox' : 'off' };
}

function keysIn(variables: Variables) {
  const { WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET } = variables;
  return [WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET] as const;
}
