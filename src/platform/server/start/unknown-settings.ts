import { variableNames } from '../config/config.ts';
import type { Environment, SettingsFile } from '../config/environment.ts';

/** Maximum number of warnings: an operator who mixed up two files has many. */
const most = 10;

/** Such as `SMTP_` and `CANARY_`. Names that start with `NODE_` are Node's own. */
const prefixes = new Set(
  variableNames.flatMap((name) => /^[A-Z]+_/.exec(name) ?? []).filter((text) => text !== 'NODE_'),
);

/** Variables that Node, the PostgreSQL driver, the system and the platforms read themselves. */
const foreign = /^(NODE_|PG|UV_|SSL_|TZ$|LANG$|LC_|PATH$|(NO_|HTTPS?_)PROXY$|FORCE_COLOR$|GOOGLE_(CLOUD|APPLICATION)_)/;

/**
 * Names that look like settings of the site but are not: they have no effect, and nothing else would report them. An
 * environment has many names that do not concern us, so only those that are similar to ours are named. In a settings
 * file every name is meant for the site. Values are never shown.
 */
export function unknownSettings(env: Environment, files: readonly SettingsFile[]): string[] {
  const inFiles = new Map(files.flatMap(({ path, settings }) => Object.keys(settings).map((name) => [name, path])));
  const warnings: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (variableNames.includes(name) || !value?.trim()) continue;
    const path = inFiles.get(name);
    const meant = isOfPlatform(name, value) ? [] : settingsMeantBy(name, env);
    if (meant.length > 0)
      warnings.push(`${name}${inFile(path)} is not a setting and has no effect. Did you mean ${meant.join(' or ')}?`);
    else if (path ? !foreign.test(name) : looksLikeOurs(name, value)) warnings.push(withoutEffect(name, path));
  }
  const unnamed = warnings.length - most;
  return unnamed > 0
    ? [...warnings.slice(0, most), `${unnamed} more settings are unknown and have no effect.`]
    : warnings;
}

const inFile = (path: string | undefined) => (path ? ` in ${path}` : '');

function withoutEffect(name: string, path: string | undefined): string {
  // A text of several lines without quotes is parsed as names, and may be a secret.
  const isName = /^[A-Z][A-Z0-9_]{0,39}$/.test(name) && (name.includes('_') || name.length <= 16);
  return isName
    ? `${name}${inFile(path)} is not a setting and has no effect. All settings are in .env.example.`
    : `A line${inFile(path)} is not a setting and has no effect; it is not shown, as it may be part of a secret.`;
}

function looksLikeOurs(name: string, value: string): boolean {
  const [prefix = ''] = /^[A-Z]+_/.exec(name) ?? [];
  return prefixes.has(prefix) && !foreign.test(name) && !isOfPlatform(name, value);
}

/** Kubernetes and Docker describe a service in this way. */
function isOfPlatform(name: string, value: string): boolean {
  return /_SERVICE_(HOST|PORT)|_PORT_\d+_(TCP|UDP)/.test(name) || /^(tcp|udp):\/\//.test(value);
}

/** What other programs call our settings. An address of an administrator may be meant in two ways. */
const namesElsewhere: readonly (readonly [settings: readonly string[], names: string])[] = [
  [
    ['PUBLIC_URL'],
    'APP_URL APP_BASE_URL BASE_URL BASE_URI CANONICAL_URL DOMAIN EXTERNAL_URL FRONTEND_URL HOST_URL NEXTAUTH_URL ORIGIN ROOT_URL SERVER_URL SITE SITE_BASE_URL SITE_DOMAIN SITE_HOST SITE_ORIGIN SITE_URL URL WEB_URL WEBSITE_URL',
  ],
  [['STAFF_EMAILS', 'TEAM_EMAIL'], 'ADMIN ADMINS ADMIN_ADDRESS ADMIN_EMAIL ADMIN_EMAILS ADMIN_MAIL OWNER_EMAIL'],
  [
    ['TEAM_EMAIL'],
    'CONTACT_EMAIL EMAIL_TO MAIL_TO NOTIFY_EMAIL NOTIFICATION_EMAIL RECIPIENT_EMAIL SUPPORT_EMAIL TO_EMAIL',
  ],
  [
    ['MAIL_FROM'],
    'DEFAULT_FROM_EMAIL EMAIL_FROM EMAIL_SENDER FROM_ADDRESS FROM_EMAIL MAIL_FROM_ADDRESS MAIL_FROM_NAME MAIL_SENDER SENDER_EMAIL SMTP_FROM SMTP_SENDER',
  ],
  [
    ['SMTP_URL'],
    'EMAIL_HOST EMAIL_PASSWORD EMAIL_SERVER EMAIL_URL EMAIL_USER MAILER_DSN MAILER_URL MAIL_HOST MAIL_PASSWORD MAIL_PORT MAIL_SERVER MAIL_URL MAIL_USER MAIL_USERNAME SMTP_HOST SMTP_PASS SMTP_PASSWORD SMTP_PORT SMTP_SERVER SMTP_USER SMTP_USERNAME',
  ],
  [['INBOUND_IMAP_URL'], 'IMAP_HOST IMAP_PASSWORD IMAP_SERVER IMAP_URL IMAP_USER'],
  [['REPLY_EMAIL'], 'MAIL_REPLY_TO REPLY_TO REPLY_TO_EMAIL'],
  [
    ['DATABASE_URL'],
    'DATABASE_DSN DATABASE_HOST DATABASE_NAME DATABASE_PASSWORD DATABASE_URI DATABASE_USER DB_CONNECTION_STRING DB_DSN DB_HOST DB_NAME DB_PASSWORD DB_URI DB_URL DB_USER PG_URL POSTGRESQL_URL POSTGRES_DSN POSTGRES_HOST POSTGRES_URI POSTGRES_URL',
  ],
  [['DATA_DIR'], 'DATA_FOLDER DATA_PATH STORAGE_DIR STORAGE_PATH UPLOADS_DIR UPLOAD_DIR UPLOAD_PATH VOLUME_PATH'],
  [
    ['AUTH_SECRET'],
    'APP_KEY APP_SECRET BETTER_AUTH_SECRET COOKIE_SECRET JWT_SECRET NEXTAUTH_SECRET SECRET SECRET_KEY SECRET_KEY_BASE SESSION_KEY SESSION_SECRET',
  ],
  [['TRUST_PROXY'], 'BEHIND_PROXY FORWARDED_ALLOW_IPS PROXY_COUNT TRUSTED_PROXIES TRUSTED_PROXY USE_PROXY'],
  [['ALERT_URL'], 'SLACK_URL SLACK_WEBHOOK SLACK_WEBHOOK_URL WEBHOOK_URL'],
  [['HOST'], 'BIND_ADDRESS BIND_HOST LISTEN_ADDRESS LISTEN_HOST'],
  [['PORT'], 'HTTP_PORT LISTEN_PORT'],
];

const settingsByName = new Map(
  namesElsewhere.flatMap(([settings, names]) => names.split(' ').map((name) => [name, settings])),
);

/** Words that people put before a setting to say whose it is. */
const owner = /^(?:HORMIGA|APP|SITE|WEB|WEBSITE|SERVER)_/;

/** The settings that were probably meant, if the site lacks one of them. */
function settingsMeantBy(name: string, env: Environment): readonly string[] {
  const typed = name.toUpperCase();
  const sharedBy = settingsByName.get(typed);
  // A platform sets some of these names itself, beside ours.
  if (sharedBy) return sharedBy.some((known) => !env[known]?.trim()) ? sharedBy : [];
  const bare = typed.replace(owner, '');
  const known = nearestName(typed) ?? variableNames.find((known) => known === bare);
  return known ? [known] : [];
}

/** The setting whose name differs by a letter or two. Undefined if none is similar. */
function nearestName(typed: string): string | undefined {
  // Short names are similar to many others, such as PORT to PATH.
  const allowed = (known: string) => (known.length < 6 ? 1 : 2);
  return variableNames.find((known) => known === typed || editDistance(typed, known) <= allowed(known));
}

/** How many letters have to be added, left out, replaced, or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1)];
      if (isSwap) steps.push(at(beforeLast, j - 2) + 1);
      row.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? Number.POSITIVE_INFINITY;
}
