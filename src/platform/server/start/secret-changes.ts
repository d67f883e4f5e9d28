import type { Db } from '../../database/database.ts';
import { replaceSiteSecret } from '../../database/site-secrets.ts';
import type { Config } from '../config/config.ts';
import { keyedHash, sharedSecret } from '../security/secrets.ts';

/** What another secret makes void. Nothing of it is deleted: the earlier secret makes it valid again. */
const losses = {
  AUTH_SECRET:
    'everybody has to sign in again, and the apps and recovery codes of team members are no longer accepted (npm run team -- reset-second-factor lets them in)',
  FORM_SECRET:
    'the links in earlier mails lead nowhere, replies to them join their ticket only if the sender is proven otherwise, and messages from pages that are open now are held for review',
} as const;

/**
 * Compares the secrets with those that a server was last started with, on whichever machine: a new one has consequences,
 * and so has one that differs between servers. The database keeps a keyed hash, which reveals no secret.
 */
export async function secretWarnings(config: Pick<Config, 'authSecret' | 'formSecret'>, db: Db): Promise<string[]> {
  const warnings: string[] = [];
  for (const [setting, configured, name] of [
    ['AUTH_SECRET', config.authSecret, 'auth'],
    ['FORM_SECRET', config.formSecret, 'form'],
  ] as const) {
    const mark = keyedHash(await sharedSecret(configured, db, name)(), 'mark', name).toString('base64url');
    const before = await replaceSiteSecret(db, `${name}-mark`, mark);
    if (before === undefined || before === mark) continue;
    warnings.push(
      `${setting} is not the one that a server was last started with: ${losses[setting]}. All servers need the same; the earlier one makes everything valid again.`,
    );
  }
  return warnings;
}
