import type { Config } from '../config/config.ts';
import type { Environment, SettingsFile } from '../config/environment.ts';
import { reasonOf } from '../mail/mail-failure.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { unknownSettings } from './unknown-settings.ts';

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
