import { z } from 'zod';
import { isEmailAddress } from '../../contracts/text-rules.ts';
import { wholeNumber } from './config-checks.ts';

const minutesOfDay = 24 * 60;
/** The site is asked for the state of a ticket sixty times an hour at most. */
const fewestBetweenCanaries = 2;

const minutes = (least: number, example: number) => wholeNumber({ least, most: minutesOfDay, example, of: 'minutes' });

/** The part of the environment that says who looks after the site, and how they are told. */
export const watchVariables = {
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters, or be left empty').optional(),
  ALERT_URL: z.string().refine(isWebUrl, 'must look like https://hooks.example/…, or be left empty').optional(),
  OUTBOX_ALERT_MINUTES: minutes(1, 15).default(15),
  CANARY_SECRET: z.string().min(32, 'must have at least 32 characters, or be left empty').optional(),
  CANARY_EMAIL: z
    .string()
    // As the form asks for it: the canary would be refused like any visitor.
    .refine(isEmailAddress, 'must be one address such as canary@company.example')
    .optional(),
  CANARY_MINUTES: minutes(fewestBetweenCanaries, 10).optional(),
};

/** They may hold secrets. */
export const watchSecrets = ['METRICS_TOKEN', 'ALERT_URL', 'CANARY_SECRET'];

interface Read {
  readonly CANARY_SECRET?: string | undefined;
  readonly CANARY_EMAIL?: string | undefined;
  readonly CANARY_MINUTES?: number | undefined;
}

/** Without a secret nobody can send a canary, from wherever. */
export function readCanary({ CANARY_SECRET: secret, CANARY_EMAIL: email, CANARY_MINUTES: minutes }: Read) {
  return secret && email ? { secret, email, minutes } : undefined;
}

/** Undefined: what is set fits together. */
export function canaryProblem({ CANARY_SECRET: secret, CANARY_EMAIL: email, CANARY_MINUTES: minutes }: Read) {
  const isWhole = Boolean(secret) === Boolean(email);
  return isWhole && (secret || minutes === undefined)
    ? undefined
    : 'CANARY_SECRET and CANARY_EMAIL must be set both, or neither; CANARY_MINUTES needs them.';
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
}
