import type { Database } from '#database/database.ts';
import type { Config } from '../config.ts';
import type { Log } from '../logging/log.ts';
import type { PaymentProvider } from '../payments/providers/provider.ts';
import { sharedSecret } from '../shared-secret.ts';
import type { CommandPlace } from './command.ts';

interface Deps {
  readonly config: Pick<Config, 'dataDir' | 'formSecret' | 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly database: Pick<Database, 'db' | 'describe'>;
  readonly log: Log;
  readonly provider: PaymentProvider | undefined;
  readonly wakeMail?: () => void;
}

export function commandPlace({ config, database, log, provider, wakeMail }: Deps): CommandPlace {
  const secretOf = sharedSecret(config.formSecret, database.db, 'form');
  return {
    dataDir: config.dataDir,
    isServing: wakeMail !== undefined,
    database: database.describe(),
    payments: { config, log, provider, secretOf, wakeMail },
    meetings: { config, secretOf, wakeMail },
    tickets: { config, secretOf, wakeMail },
  };
}
