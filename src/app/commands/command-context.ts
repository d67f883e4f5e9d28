import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from '#platform/server/commands/command.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';

interface Deps {
  readonly config: Pick<Config, 'dataDir' | 'formSecret' | 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly database: Pick<Database, 'db' | 'describe'>;
  readonly log: Log;
  readonly provider: PaymentProvider | undefined;
  readonly wakeMail?: () => void;
}

export function commandContext({ config, database, log, provider, wakeMail }: Deps): CommandContext {
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
