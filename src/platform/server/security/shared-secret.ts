import type { Db } from '../../database/database.ts';
import { siteSecretOf } from '../../database/site-secrets.ts';

/** What all servers of the site have in common is in the configuration, or else in the database, which is asked once. */
export function sharedSecret(
  configured: string | undefined,
  db: Db,
  name: 'form' | 'auth' | 'sandbox',
): () => Promise<string> {
  let known = configured;
  return async () => {
    known ??= await siteSecretOf(db, name);
    return known;
  };
}
