import { isIP } from 'node:net';
import { brand } from '#content/brand.ts';
import type { Database } from '../../database/database.ts';
import { type Config, ConfigurationError } from '../config/config.ts';
import type { Environment, SettingsFile } from '../config/environment.ts';
import { reasonOf } from '../mail/compose-mail.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { unknownSettings } from './unknown-settings.ts';

type WarningConfig = Pick<Config, 'databaseUrl' | 'devPages' | 'mailFrom' | 'publicUrl' | 'smtpUrl' | 'teamEmail'>;

/** Development and tests are meant to run without any settings. */
export function isProduction({ NODE_ENV }: Environment): boolean {
  return (NODE_ENV?.trim() || 'production') === 'production';
}

/** Names that no one can ever own (RFC 2606 and 6761), such as those of our placeholders in `brand.ts`. */
const reserved = /(?:^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$/i;

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** The settings whose mail would come from, or go to, a domain that does not exist, and what that means. */
function placeholders({ smtpUrl, mailFrom, teamEmail }: WarningConfig): string[] {
  if (!smtpUrl) return [];
  const settings = [
    [
      'MAIL_FROM',
      mailFrom.address,
      'mail servers refuse it as the sender of the mail to customers, or treat it as spam',
    ],
    ['TEAM_EMAIL', teamEmail, 'what customers write would be mailed there, and reach nobody'],
  ] as const;
  return settings
    .filter(([, address]) => reserved.test(domainOf(address)))
    .map(
      ([name, address, consequence]) =>
        `${name} is ${address}, which is a placeholder: ${consequence}. Set ${name} to an address of the company, or change it in src/content/brand.ts.`,
    );
}

/** An address that visitors from everywhere can use, and not one of a laptop or a test. */
function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url);
  const isOfNetwork = /\.(?:local|lan|home|internal|intranet|home\.arpa)$/.test(hostname);
  return hostname.includes('.') && isIP(hostname) === 0 && !isOfNetwork && !reserved.test(hostname);
}

/**
 * A public site with a mail server sends mail that matters. If it went to nobody, no one would notice before customers
 * complain, so such a site does not start. Others may be trials, which are only warned.
 */
export function refusePlaceholders(config: WarningConfig, env: Environment): void {
  const problems = isProduction(env) && isPublicAddress(config.publicUrl) ? placeholders(config) : [];
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
}

/** Settings that a production site should not run with: each warning names the setting, the consequence and the fix. */
export function startWarnings(config: WarningConfig, env: Environment, files: readonly SettingsFile[]): string[] {
  const warnings = isProduction(env) ? productionWarnings(config, env) : [];
  if (!config.smtpUrl && !config.devPages) {
    warnings.push('SMTP_URL is not set: mail is written to a folder and never sent. Set it to a mail server.');
  }
  return isProduction(env) ? [...warnings, ...unknownSettings(env, files)] : warnings;
}

function productionWarnings(config: WarningConfig, env: Environment): string[] {
  const { databaseUrl, publicUrl } = config;
  const warnings = placeholders(config);
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
  if (/certificate/.test(reason))
    return 'Correct the host or the certificate; NODE_EXTRA_CA_CERTS names the file of an authority of your own.';
  if (/safe connection/.test(reason)) return 'Correct the port: smtps:// for 465, smtp:// for 587.';
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
