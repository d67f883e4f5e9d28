import type { Db } from '#database/database.ts';
import { siteSecretOf } from '#database/site-secrets.ts';
import type { Config } from '../config.ts';

/** Asks the database once. What all servers of the site have in common is either there or in the configuration. */
export function formSecret({ formSecret: configured }: Pick<Config, 'formSecret'>, db: Db): () => Promise<string> {
  let known = configured;
  return async () => {
    known ??= await siteSecretOf(db, 'form');
    return known;
  };
}
