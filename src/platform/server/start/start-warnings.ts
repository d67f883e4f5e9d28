import { brand } from '#content/brand.ts';
import type { Database } from '../../database/database.ts';
import { type Config, variableNames } from '../config/config.ts';
import type { Environment, SettingsFile } from '../config/environment.ts';
import { reasonOf } from '../mail/compose-mail.ts';
import { smtpTransport } from '../mail/mail-transport.ts';

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
    const suggestion = nearestName(name);
    if (suggestion)
      warnings.push(`${name}${inFile(path)} is not a setting and has no effect. Did you mean ${suggestion}?`);
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
  // Kubernetes and Docker describe a service of that name in this way.
  const isService = /_SERVICE_(HOST|PORT)|_PORT_\d+_(TCP|UDP)/.test(name) || /^(tcp|udp):\/\//.test(value);
  return prefixes.has(prefix) && !foreign.test(name) && !isService;
}

/** The setting that was probably meant. Undefined if none is similar. */
function nearestName(name: string): string | undefined {
  const typed = name.toUpperCase();
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

type WarningConfig = Pick<Config, 'databaseUrl' | 'devPages' | 'mailFrom' | 'publicUrl' | 'smtpUrl'>;

/** Development and tests are meant to run without any settings. */
export function isProduction({ NODE_ENV }: Environment): boolean {
  return (NODE_ENV?.trim() || 'production') === 'production';
}

/** Settings that a production site should not run with: each warning names the setting, the consequence and the fix. */
export function startWarnings(config: WarningConfig, env: Environment, files: readonly SettingsFile[]): string[] {
  const warnings = isProduction(env) ? productionWarnings(config, env) : [];
  if (!config.smtpUrl && !config.devPages) {
    warnings.push('SMTP_URL is not set: mail is written to a folder and never sent. Set it to a mail server.');
  }
  return isProduction(env) ? [...warnings, ...unknownSettings(env, files)] : warnings;
}

function productionWarnings({ databaseUrl, publicUrl }: WarningConfig, env: Environment): string[] {
  const warnings: string[] = [];
  if (!databaseUrl) {
    warnings.push(
      'DATABASE_URL is not set: the embedded database serves one server, and a power cut can lose the last seconds. Set it to a PostgreSQL.',
    );
  }
  if (!env.PUBLIC_URL?.trim()) {
    warnings.push(
      `PUBLIC_URL is not set: links in mails lead to ${publicUrl}. Set it to the address that visitors see.`,
    );
  }
  return warnings;
}

/** Checks whether the mail server accepts mail. Undefined if it does, or if there is none. Never rejects. */
export async function mailWarning({ smtpUrl, mailFrom }: WarningConfig): Promise<string | undefined> {
  if (!smtpUrl) return undefined;
  try {
    await smtpTransport(smtpUrl, mailFrom).verify();
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    return `SMTP_URL: no mail can be sent now: ${reason}. ${fixFor(reason)} Mail waits and is tried again.`;
  }
}

function fixFor(reason: string): string {
  if (/password/.test(reason)) return 'Correct user and password; characters such as @ : / are percent-encoded.';
  if (/safe connection/.test(reason)) return 'Correct the port and the certificate: smtps:// for 465, smtp:// for 587.';
  return 'Correct host and port, or check whether a firewall blocks the connection.';
}

const promises: Readonly<Record<Database['kind'], readonly string[]>> = {
  embedded: [
    'Survives a crash of this process, but runs without fsync: a power cut can',
    'lose the last seconds. For production set DATABASE_URL to a PostgreSQL.',
  ],
  postgres: ['Any number of servers can share it.'],
};

/** What a person who has just started the site wants to know. */
export function banner(url: string, database: Pick<Database, 'kind' | 'describe'>, mail: readonly string[]): string {
  const rows = [
    ['Site', url],
    ['Database', database.describe()],
    ...promises[database.kind].map((line) => ['', line]),
    ...mail.map((line, index) => [index === 0 ? 'Mail' : '', line]),
    ['Stop', 'Ctrl+C'],
  ];
  const lines = rows.map(([name = '', text = '']) => `  ${name.padEnd(10)}${text}`);
  return ['', `  ${brand.name} is running.`, '', ...lines, '', ''].join('\n');
}

/** A URL that can be opened in a browser: `0.0.0.0` cannot be visited. */
export function visitUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
