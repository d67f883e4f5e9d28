// @ts-check
import { documentsFromSources } from './documents.mjs';
import { livePages } from './live-pages.mjs';
import { loadModule } from './load-module.mjs';

/**
 * What `src/app/main.ts` composes, from the current sources, and with pages that Vike renders.
 * @param {import('vite').ViteDevServer} vite
 * @param {import('../../src/platform/server/config/config.ts').Config} config
 * @param {import('../../src/platform/database/database.ts').Database} database
 * @param {typeof import('../../src/app/app.ts')} module
 */
export async function composeApp(vite, config, database, { createApp }) {
  const { noPages } = await loadModule(vite, '/src/platform/server/pages/pages.ts');
  const { createLog } = await loadModule(vite, '/src/platform/server/logging/log.ts');
  const { requestListener } = await loadModule(vite, '/src/platform/server/start/http-server.ts');
  const { startMail } = await loadModule(vite, '/src/platform/server/mail/start-mail.ts');
  const log = createLog(config);
  const documents = documentsFromSources(await loadModule(vite, '/src/app/documents/create-documents.ts'));
  const { attachDocuments } = await loadModule(vite, '/src/app/documents/attach-documents.ts');
  const { drawReceipt, drawQuote } = documents;
  const mail = startMail(config, database.db, log, attachDocuments(database.db, documents, config));
  const live = livePages(vite, await loadModule(vite, '/src/platform/server/live/live-pages.ts'));
  const { visitUrl } = await loadModule(vite, '/src/platform/server/start/banner.ts');
  const { openPayments } = await loadModule(vite, '/src/features/payments/server/open-payments.ts');
  const { commandContext } = await loadModule(vite, '/src/app/commands/command-context.ts');
  const { startPaymentWork } = await loadModule(vite, '/src/features/payments/server/start-payment-work.ts');
  const { db } = database;
  const selfUrl = () => visitUrl(config.host, config.port);
  const payments = await openPayments({ config, db, log, selfUrl });
  const context = commandContext({ config, database, log, provider: payments.provider, wakeMail: mail.wake });
  const money = startPaymentWork(payments, { ...context, database });
  const paying = { payments, drawReceipt, drawQuote, wakeMail: mail.wake };
  const { app, close } = createApp({ config, database, pages: noPages, live, log, ...paying });
  const stop = () =>
    Promise.all([mail.stop(), money.stop()])
      .finally(() => documents.close())
      .finally(close);
  return { listener: requestListener(app, noPages, log), close: async () => void (await stop()) };
}
