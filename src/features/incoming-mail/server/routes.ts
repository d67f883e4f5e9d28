import { success } from '#platform/contracts/envelope.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { readBytes } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { isSameSecret } from '#platform/server/security/secrets.ts';
import { memoryLimit } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { largestMail, saveIncoming, saveTooLarge } from './store.ts';

export const inboundPath = '/inbound/mail';

/** Wrong keys from one network in a minute. */
const wrongKeys = 20;

interface Deps extends Pick<ServerDeps, 'database'> {
  /** Call this after a message was saved. */
  readonly wakeIncoming?: (() => void) | undefined;
}

/**
 * Where a mail provider delivers messages, each as it is (`message/rfc822`). It answers with success only after the
 * message is saved, so that the provider tries again otherwise. Without INBOUND_MAIL_KEY this path does not exist.
 */
export function mountIncomingMail(app: App, config: Pick<Config, 'inboundKey'>, deps: Deps): void {
  const { database, wakeIncoming } = deps;
  const countWrong = memoryLimit({ each: wrongKeys });

  app.post(inboundPath, async (c) => {
    const { inboundKey } = config;
    if (!inboundKey) return c.notFound();
    expectKey(c, inboundKey, countWrong);
    const raw = await readBytes(c, 'message/rfc822', largestMail).catch(async (error: unknown) => {
      if (error instanceof CallError && error.errorCode === 'bodyTooLarge') {
        const bytes = Number(c.req.header('content-length')) || largestMail;
        const name = new Date().toISOString().slice(0, 10);
        await whileDatabaseAnswers(database, () => saveTooLarge(database.db, { source: 'post', bytes, name }));
      }
      throw error;
    });
    if (raw.length === 0) throw new CallError('unreadableBody');
    await whileDatabaseAnswers(database, () => saveIncoming(database.db, raw, 'post'));
    wakeIncoming?.();
    return c.json(success({}));
  });
}

/** Before anything is read. */
function expectKey(c: AppContext, key: string, countWrong: (sender: string) => number): void {
  const [, sent = ''] = /^bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (isSameSecret(sent, key)) return;
  const wait = countWrong(c.get('sender')()?.network ?? '');
  c.header('Connection', 'close');
  if (wait > 0) {
    c.header('Retry-After', String(wait));
    throw new CallError('tooManyRequests');
  }
  c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw new CallError('wrongApiKey');
}
