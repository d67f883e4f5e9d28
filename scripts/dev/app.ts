import type { Connect, ViteDevServer } from 'vite';
import { openPayments, openProvider } from '#features/payments/server/open-payments.ts';
import type { Database } from '#platform/database/database.ts';
import { markAsServed } from '#platform/database/site-secrets.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { createLivePages } from '#platform/server/live/live-pages.ts';
import { createLog } from '#platform/server/logging/log.ts';
import { picturesIn } from '#ui/mail/pictures-in.ts';
import { createApp } from '../../src/app/app.ts';
import { openControl } from '../../src/app/commands/control.ts';
import { commandContext } from '../../src/app/commands/run-command.ts';
import { attachDocuments, createDocuments } from '../../src/app/documents/create-documents.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { describeMail, startMail } from '../../src/platform/server/mail/mail-worker.ts';
import { chooseLanguage } from '../../src/platform/server/pages/choose-language.ts';
import { noPages } from '../../src/platform/server/pages/pages.ts';
import { failureBlock, ListenError, requestListener } from '../../src/platform/server/start/http-server.ts';
import { banner, visitUrl } from '../../src/platform/server/start/start-warnings.ts';
import { href, isDrawnLive, readAddress } from '../../src/site/address.ts';

/*
 * The server's part of `npm run dev`. Vite loads this module, and all that it imports, and loads it again when one of
 * them has changed.
 */

export function describeFailure(error: unknown): string {
  return failureBlock(error);
}

/** What stays open when the sources change. */
export async function openData(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  const { host, port, dataDir, databaseUrl: url, migrationsDir } = config;
  const database = await openDatabase({ dataDir, url, migrationsDir, notice: console.error });
  await markAsServed(database.db);
  const log = createLog(config);
  const provider = await openProvider({ config, db: database.db, selfUrl: () => visitUrl(host, port) });
  const control = await openControl(config, database, log, commandContext({ config, database, log, provider }));
  return {
    config,
    database,
    banner: () => banner(visitUrl(host, port), database, describeMail(config)),
    listenError(error: Error & { code?: string }) {
      // Vite's error for a port in use has no code.
      return new ListenError({ port, host }, Object.assign(error, { code: error.code ?? 'EADDRINUSE' }));
    },
    close: () => control.close().then(() => database.close()),
  };
}

/** With this header the page is requested as the build would render it. */
const builtPageHeader = 'x-built-page';

/** What `src/app/serve.ts` composes, with pages that Vike renders. */
export async function composeApp(vite: ViteDevServer, { config, database }: { config: Config; database: Database }) {
  const { db } = database;
  const log = createLog(config);
  // The process ends after a short time, so that the next document uses the changed code.
  const documents = createDocuments({ idleMs: 1_000, keptMs: 0 });
  const mail = startMail(config, { db, log, attach: attachDocuments(db, documents, config), picturesIn });
  const live = createLivePages({
    async load() {
      const { drawLive } = await vite.ssrLoadModule('/src/app/live.tsx');
      return { drawLive };
    },
    // The frame around the pages that the server renders itself is the page that Vike renders.
    async builtPage(path, language) {
      const [origin = ''] = vite.resolvedUrls?.local ?? vite.resolvedUrls?.network ?? [];
      const headers = { [builtPageHeader]: 'yes' };
      return (await fetch(new URL(`${path}/${language}`, origin), { headers })).text();
    },
  });
  const payments = await openPayments({ config, db, log, selfUrl: () => visitUrl(config.host, config.port) });
  const { app, start, close } = createApp({
    config,
    database,
    pages: noPages,
    live,
    log,
    payments,
    ...documents.forVisitors,
    wakeMail: mail.wake,
  });
  const running = start();
  return {
    listener: requestListener(app, noPages, log),
    async close() {
      await Promise.all([mail.stop(), running.stop()])
        .finally(() => documents.close())
        .finally(close);
    },
  };
}

/** Adds the language that the server would choose to a bare URL, before Vike sees it. */
export function addLanguage(request: Connect.IncomingMessage): void {
  const address = readPage(request);
  if (!address) return;
  request.url = href(address.route.path, chooseLanguage(address, request.headers));
  // Vike uses the original URL.
  request.originalUrl = request.url;
}

/** The requested page, if it is one that Vike renders. */
export function readPage({ method = '', originalUrl = '/', headers }: Connect.IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { pathname, search, searchParams } = new URL(originalUrl, 'http://localhost');
  const address = readAddress(pathname, searchParams);
  // The server renders that page itself, unless it is the server that requests the frame around it.
  const isServers = address && isDrawnLive(address, search !== '') && !headers[builtPageHeader];
  return isServers ? undefined : address;
}
