import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import type { SharedContext } from './run-command.ts';

interface Deps {
  readonly config: Pick<Config, 'dataDir' | 'formSecret' | 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly database: Pick<Database, 'db' | 'describe'>;
  readonly log: Log;
  readonly provider: PaymentProvider | undefined;
  /** Undefined outside the server, which finds new mail within seconds. */
  readonly wakeMail?: () => void;
}

export function commandContext({ config, database, log, provider, wakeMail }: Deps): SharedContext {
  const { db } = database;
  return {
    db,
    config,
    log,
    provider,
    secretOf: sharedSecret(config.formSecret, db, 'form'),
    wakeMail: wakeMail ?? (() => undefined),
    dataDir: config.dataDir,
    isServing: wakeMail !== undefined,
    databaseName: database.describe(),
  };
}
