import { pino } from 'pino';
import type { Db } from '#database/database.ts';
import { readConfig } from '../config.ts';
import type { PaymentProvider } from '../payments/providers/provider.ts';
import type { CommandPlace } from './command.ts';
import { commandPlace } from './command-place.ts';

/** Where a command is tried out: nobody takes cards there, unless the test says who. */
export function testPlace(db: Db, provider?: PaymentProvider): CommandPlace {
  const database = { db, describe: () => 'a database of the tests' };
  return commandPlace({ config: readConfig({}), database, log: pino({ level: 'silent' }), provider });
}
