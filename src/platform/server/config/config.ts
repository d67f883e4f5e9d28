import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { mostProofBits } from '../../contracts/settings.ts';
import { emailProblem, readEmail } from '../../contracts/text-rules.ts';
import { apiKeyVariables } from '../calls/api-keys.ts';
import { readMailbox } from '../mail/mailbox.ts';
import { isHost, isOrigin, isPort, isPostgresUrl, trustProxy, wholeNumber, yesOrNo } from './config-checks.ts';
import {
  meetingVariables,
  paymentProblem,
  paymentSecrets,
  paymentVariables,
  quoteVariables,
  readMeetings,
  readPayments,
} from './feature-variables.ts';
import { inboundProblem, inboundSecrets, inboundVariables, readInbound } from './inbound-variables.ts';
import { canaryProblem, readCanary, retentionVariables, watchSecrets, watchVariables } from './operation-variables.ts';

/** The environment variables that define who may sign in, and how. */
const accountVariables = {
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters, or be left empty').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  STAFF_EMAILS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map(readEmail).filter(Boolean))
    .refine(
      (addresses) => addresses.every((address) => emailProblem(address) === undefined),
      'must be addresses with commas between them, such as ana@company.example, luis@company.example',
    ),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional, or be left empty').optional(),
};

interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface GoogleVariables {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** Undefined: signing in with Google is off. */
function readGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: GoogleVariables): GoogleClient | undefined {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}

/** The environment variables that define how mail is sent. */
const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtps://user:password@host:465 or smtp://host:587, or be left empty')
    .optional(),
  MAIL_FROM: z
    .string()
    .default(`${brand.name} <${brand.email.contact}>`)
    .transform(readMailbox)
    .refine((mailbox) => mailbox !== undefined, 'must be an address such as Name <name@company.example>'),
  TEAM_EMAIL: z
    .string()
    .default(brand.email.support)
    .refine((text) => readMailbox(text)?.address === text, 'must be one address such as team@company.example'),
};

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value);
}

const folder = z.string();

/** All environment variables, in one place. `.env.example` explains each of them. */
const environment = z.object({
  PORT: z
    .string()
    .refine(isPort, 'must be a whole number from 1 to 65535, for example 3000 (0 takes any free port)')
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .refine(isHost, 'must be an address of this machine, for example 127.0.0.1 or 0.0.0.0')
    .default('0.0.0.0'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be the address of the site without a path, for example https://www.hormiga.example')
    .transform((url) => new URL(url).origin)
    .optional(),
  NOINDEX: yesOrNo.default(false),
  TRUST_PROXY: trustProxy.default(false),
  // Process managers kill a server that takes longer to stop.
  DRAIN_SECONDS: wholeNumber({ least: 0, most: 60, example: 5, of: 'seconds' }).default(0),
  WEB_CONCURRENCY: wholeNumber({ least: 1, most: 64, example: 2, of: 'processes' }).default(1),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgresql://user:password@host:5432/database, or be left empty')
    .optional(),
  // With a single connection, a query beside a request's own transaction would wait for itself.
  DATABASE_POOL_SIZE: wholeNumber({ least: 2, most: 500, example: 10, of: 'connections' }).default(10),
  DATA_DIR: folder.default('.data'),
  ...mailVariables,
  ...inboundVariables,
  ...accountVariables,
  ...paymentVariables,
  ...quoteVariables,
  ...meetingVariables,
  ...watchVariables,
  ...apiKeyVariables,
  ...retentionVariables,
  FORM_SECRET: z.string().min(32, 'must have at least 32 characters, or be left empty').optional(),
  FORM_PROOF: wholeNumber({ least: 0, most: mostProofBits, example: 14 }).default(0),
  CLIENT_DIR: folder.default('dist/client'),
  MIGRATIONS_DIR: folder.default('src/platform/database/migrations'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  DEV_PAGES: yesOrNo.optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    })
    .default('info'),
  START_BANNER: yesOrNo.optional(),
});

export const variableNames = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

/** The message is for the operator: it names every wrong variable, its value and the fix. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const filledIn = Object.fromEntries(variableNames.map((name) => [name, env[name]?.trim() || undefined]));
  const result = environment.safeParse(filledIn);
  if (!result.success) {
    throw new ConfigurationError(
      result.error.issues
        .map(({ path, message }) => `${path.join('.')} ${message}. It is ${shown(path.join('.'), filledIn)}.`)
        .join('\n'),
    );
  }
  const { data } = result;
  if (Boolean(data.GOOGLE_CLIENT_ID) !== Boolean(data.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigurationError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both, or neither.');
  }
  if (data.WEB_CONCURRENCY > 1 && !data.DATABASE_URL) {
    throw new ConfigurationError(
      `WEB_CONCURRENCY is ${data.WEB_CONCURRENCY}, and the embedded database can be used by one process.\n- Set DATABASE_URL, or leave WEB_CONCURRENCY empty.`,
    );
  }
  const problem = paymentProblem(data) ?? canaryProblem(data) ?? inboundProblem(data);
  if (problem) throw new ConfigurationError(problem);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    canonicalUrl: data.PUBLIC_URL ?? brand.siteUrl,
    noindex: data.NOINDEX,
    trustProxy: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    webConcurrency: data.WEB_CONCURRENCY,
    databaseUrl: data.DATABASE_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE,
    dataDir: data.DATA_DIR,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    teamEmail: data.TEAM_EMAIL,
    ...readInbound(data),
    authSecret: data.AUTH_SECRET,
    google: readGoogle(data),
    staffEmails: data.STAFF_EMAILS,
    staffSecondFactor: data.STAFF_SECOND_FACTOR,
    payments: readPayments(data),
    quoteTaxes: data.QUOTE_TAXES,
    meetings: readMeetings(data),
    metricsToken: data.METRICS_TOKEN,
    alertUrl: data.ALERT_URL,
    outboxAlertMinutes: data.OUTBOX_ALERT_MINUTES,
    canary: readCanary(data),
    apiKeys: data.API_KEYS,
    apiKeyRate: data.API_KEY_RATE,
    retentionDays: data.RETENTION_DAYS,
    formSecret: data.FORM_SECRET,
    formProof: data.FORM_PROOF,
    clientDir: data.CLIENT_DIR,
    migrationsDir: data.MIGRATIONS_DIR,
    devPages: data.DEV_PAGES ?? data.NODE_ENV === 'development',
    logLevel: data.LOG_LEVEL,
    banner: data.START_BANNER,
  };
}

const secretNames = [
  ...['DATABASE_URL', 'SMTP_URL', 'FORM_SECRET', 'API_KEYS', 'AUTH_SECRET', 'GOOGLE_CLIENT_SECRET'],
  ...paymentSecrets,
  ...watchSecrets,
  ...inboundSecrets,
];

function shown(name: string, env: Readonly<Record<string, string | undefined>>): string {
  return secretNames.includes(name)
    ? 'not shown here, because it is, or may hold, a secret'
    : JSON.stringify(env[name]);
}
