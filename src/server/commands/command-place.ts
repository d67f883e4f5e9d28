import type { Db } from '#database/database.ts';
import type { Config } from '../config.ts';
import type { Log } from '../logging/log.ts';
import type { PaymentProvider } from '../payments/providers/provider.ts';
import { sharedSecret } from '../shared-secret.ts';
import type { CommandPlace } from './command.ts';

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'formSecret' | 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly db: Db;
  readonly log: Log;
  readonly provider: PaymentProvider | undefined;
  readonly wakeMail?: () => void;
}

export function commandPlace({ config, db, log, provider, wakeMail }: Parts): CommandPlace {
  const secretOf = sharedSecret(config.formSecret, db, 'form');
  return {
    ...{ dataDir: config.dataDir, isServing: wakeMail !== undefined },
    payments: { config, log, provider, secretOf, wakeMail },
    meetings: { config, secretOf, wakeMail },
    tickets: { config, wakeMail },
  };
}
