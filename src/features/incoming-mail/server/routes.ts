import { success } from '#platform/contracts/envelope.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { readToFile } from '#platform/server/body/read-body.ts';
import { removeUploads } from '#platform/server/body/upload.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import type { Sender } from '#platform/server/http/client-address.ts';
import { isSameSecret } from '#platform/server/security/secrets.ts';
import { memoryLimit } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { largestMail, saveIncoming } from './store.ts';

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
export function mountIncomingMail(app: App, config: Pick<Config, 'inboundKey' | 'dataDir'>, deps: Deps): void {
  const { database, wakeIncoming } = deps;
  const countWrong = memoryLimit({ each: wrongKeys });
  const folder = attachmentsFolder(config.dataDir);

  app.post(inboundPath, async (c) => {
    const { inboundKey } = config;
    if (!inboundKey) return c.notFound();
    expectKey(c, inboundKey, countWrong);
    // A body that is compressed would be saved as something that nobody can read.
    if ((c.req.header('content-encoding') ?? 'identity') !== 'identity') throw new CallError('wrongContentType');
    const { upload, isWhole } = await readToFile(c, 'message/rfc822', largestMail, folder);
    const announced = Number(c.req.header('content-length')) || 0;
    const bytes = isWhole ? upload.bytes : Math.max(announced, upload.bytes + 1);
    const isNew = await whileDatabaseAnswers(database, () =>
      saveIncoming(database.db, { source: 'post', file: upload, bytes }),
    );
    if (!isNew) await removeUploads([upload]);
    wakeIncoming?.();
    // The beginning is saved and joins its ticket; the provider learns that it keeps the only whole message.
    if (!isWhole) throw new CallError('bodyTooLarge');
    return c.json(success({}));
  });
}

/** Before anything is read. */
function expectKey(c: AppContext, key: string, countWrong: (sender: Sender | undefined) => number): void {
  const [, sent = ''] = /^bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (isSameSecret(sent, key)) return;
  const wait = countWrong(c.get('sender')());
  c.header('Connection', 'close');
  if (wait > 0) {
    c.header('Retry-After', String(wait));
    throw new CallError('tooManyRequests');
  }
  c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw new CallError('wrongApiKey');
}
