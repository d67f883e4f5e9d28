import { z } from 'zod';
import { isEmailAddress } from '../../contracts/text-rules.ts';
import { wholeNumber } from './config-checks.ts';

const minutesOfDay = 24 * 60;
/** The site answers at most sixty ticket status requests an hour. */
const fewestBetweenCanaries = 2;

const minutes = (least: number, example: number) => wholeNumber({ least, most: minutesOfDay, example, of: 'minutes' });

/** The environment variables that define who monitors the site, and how they are notified. */
export const watchVariables = {
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters, or be left empty').optional(),
  ALERT_URL: z.string().refine(isWebUrl, 'must look like https://hooks.example/…, or be left empty').optional(),
  OUTBOX_ALERT_MINUTES: minutes(1, 15).default(15),
  CANARY_SECRET: z.string().min(32, 'must have at least 32 characters, or be left empty').optional(),
  CANARY_EMAIL: z
    .string()
    // Must be valid in the form, too: the canary would be refused like any visitor.
    .refine(isEmailAddress, 'must be one address such as canary@company.example')
    .optional(),
  CANARY_MINUTES: minutes(fewestBetweenCanaries, 10).optional(),
};

/** The URLs may contain secrets. */
export const watchSecrets = ['METRICS_TOKEN', 'ALERT_URL', 'CANARY_SECRET'];

interface Read {
  readonly CANARY_SECRET?: string | undefined;
  readonly CANARY_EMAIL?: string | undefined;
  readonly CANARY_MINUTES?: number | undefined;
}

/** Without a secret no one can send a canary, from anywhere. */
export function readCanary({ CANARY_SECRET: secret, CANARY_EMAIL: email, CANARY_MINUTES: minutes }: Read) {
  return secret && email ? { secret, email, minutes } : undefined;
}

/** Undefined: the settings are consistent. */
export function canaryProblem({ CANARY_SECRET: secret, CANARY_EMAIL: email, CANARY_MINUTES: minutes }: Read) {
  const isWhole = Boolean(secret) === Boolean(email);
  return isWhole && (secret || minutes === undefined)
    ? undefined
    : 'CANARY_SECRET and CANARY_EMAIL must be set both, or neither; CANARY_MINUTES needs them.';
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
}
