// @ts-check
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { createCalls } from './create-calls.mjs';
import { loadModule } from './load-module.mjs';
import { nameLanguage } from './name-language.mjs';

/**
 * Vite serves the sources and Vike renders the pages; the server's code is loaded through Vite as well, so that a
 * change applies from the next request on. Only the database stays open. Vite adds a script to the pages, so the
 * Content-Security-Policy is only set by `npm start`.
 */
export async function serveSources() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env.NODE_ENV = 'development';
  process.env.LOG_LEVEL ||= 'warn';
  const host = process.env.HOST || 'localhost';
  /** @type {ReturnType<typeof createCalls> | undefined} */
  let calls;

  const vite = await createServer({
    clearScreen: false,
    server: { host, strictPort: true },
    plugins: [
      {
        name: 'site-server',
        configureServer(server) {
          server.middlewares.use(nameLanguage(server));
          // After Vite's own files, and before Vike, which treats every other URL as a page.
          return () => void server.middlewares.use((...request) => calls?.answer(...request));
        },
        // Vite itself stops on SIGTERM, and waits for this.
        closeBundle: () => calls?.close(),
      },
    ],
  });
  const stop = (/** @type {number} */ code) => vite.close().finally(() => process.exit(code));
  process.once('SIGINT', () => stop(0));

  try {
    const { banner, visitUrl } = await loadModule(vite, '/src/platform/server/start/banner.ts');
    const { readConfig } = await loadModule(vite, '/src/platform/server/config/config.ts');
    const { openDatabase } = await loadModule(vite, '/src/platform/database/open-database.ts');
    const config = readConfig(process.env);
    const { port, dataDir, databaseUrl: url, migrationsDir } = config;
    const database = await openDatabase({ dataDir, url, migrationsDir, notice: console.error });
    const { markAsServed } = await loadModule(vite, '/src/platform/database/site-secrets.ts');
    await markAsServed(database.db);
    const { createLog } = await loadModule(vite, '/src/platform/server/logging/log.ts');
    const { openControl } = await loadModule(vite, '/src/app/commands/control/open-control.ts');
    const { openProvider } = await loadModule(vite, '/src/features/payments/server/open-payments.ts');
    const { commandContext } = await loadModule(vite, '/src/app/commands/command-context.ts');
    const log = createLog(config);
    const provider = await openProvider({ config, db: database.db, selfUrl: () => visitUrl(host, port) });
    const context = commandContext({ config, database, log, provider });
    const control = await openControl(config, database, log, context);
    calls = createCalls(vite, config, { ...database, close: () => control.close().then(() => database.close()) });
    const { ListenError } = await loadModule(vite, '/src/platform/server/start/failure-block.ts');
    await vite.listen(port).catch((error) => {
      // Vite's error for a port in use has no code.
      throw new ListenError({ port, host }, Object.assign(error, { code: error.code ?? 'EADDRINUSE' }));
    });
    const { describeMail } = await loadModule(vite, '/src/platform/server/mail/start-mail.ts');
    console.log(banner(visitUrl(host, port), database, describeMail(config)));
  } catch (error) {
    const { failureBlock } = await loadModule(vite, '/src/platform/server/start/failure-block.ts');
    console.error(failureBlock(error));
    await stop(1);
  }
}
