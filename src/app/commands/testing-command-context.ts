import { pino } from 'pino';
import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import type { Db } from '#platform/database/database.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { commandContext, type SharedContext } from './run-command.ts';

/** The context in which a command is tested: without a payment provider, unless the test sets one. */
export function testCommandContext(db: Db, provider?: PaymentProvider): SharedContext {
  const database = { db, describe: () => 'a database of the tests' };
  return commandContext({ config: readConfig({}), database, log: pino({ level: 'silent' }), provider });
}
