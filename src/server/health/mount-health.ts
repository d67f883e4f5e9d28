import { success } from '#contracts/envelope.ts';
import { isAlive, isReady } from '#contracts/health.ts';
import type { Database } from '#database/database.ts';
import type { App } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';
import { CallFault } from '../errors/call-fault.ts';

export function mountHealth(app: App, config: Config, database: Database, isStopping: () => boolean): void {
  mountCallWithoutInput(app, config, isAlive, () => success({}));
  mountCallWithoutInput(app, config, isReady, async () => {
    if (isStopping()) throw new CallFault('notReady', { description: 'The server is stopping' });
    await database.ping().catch(() => {
      throw new CallFault('notReady', { description: 'The database does not answer' });
    });
    return success({});
  });
}
