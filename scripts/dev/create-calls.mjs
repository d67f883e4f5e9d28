// @ts-check

import { documentsFromSources } from './documents.mjs';
import { livePages } from './live-pages.mjs';
import { loadModule } from './load-module.mjs';
import { readPage } from './name-language.mjs';

/**
 * The app that answers the calls, composed anew whenever a file of it has changed. It closes the database.
 * @param {import('vite').ViteDevServer} vite
 * @param {import('../../src/server/config.ts').Config} config
 * @param {import('../../src/database/database.ts').Database} database
 */
export function createCalls(vite, config, database) {
  /** @type {unknown} */
  let composedFrom;
  /** @type {{ listener: import('node:http').RequestListener, close: () => Promise<void> } | undefined} */
  let app;

  /** @type {Promise<void> | undefined} */
  let closed;

  const currentApp = async () => {
    const module = await loadModule(vite, '/src/server/app.ts');
    if (!app || composedFrom !== module) {
      await app?.close();
      app = await compose(module);
      composedFrom = module;
    }
    return app;
  };
  const compose = async (/** @type {typeof import('../../src/server/app.ts')} */ { createApp }) => {
    const { noPages } = await loadModule(vite, '/src/server/pages/pages.ts');
    const { createLog } = await loadModule(vite, '/src/server/logging/log.ts');
    const { requestListener } = await loadModule(vite, '/src/server/start/request-listener.ts');
    const { startMail } = await loadModule(vite, '/src/server/mail/start-mail.ts');
    const log = createLog(config);
    const documents = documentsFromSources(await loadModule(vite, '/src/server/documents/create-documents.ts'));
    const { attachReceipt } = await loadModule(vite, '/src/server/payments/receipts/attach-receipt.ts');
    const { drawReceipt } = documents;
    const mail = startMail(config, database.db, log, attachReceipt(database.db, drawReceipt));
    const live = livePages(vite, await loadModule(vite, '/src/server/live/live-pages.ts'));
    const { visitUrl } = await loadModule(vite, '/src/server/start/banner.ts');
    const { openPayments } = await loadModule(vite, '/src/server/payments/open-payments.ts');
    const { commandPlace } = await loadModule(vite, '/src/server/commands/command-place.ts');
    const { startPaymentWork } = await loadModule(vite, '/src/server/payments/start-payment-work.ts');
    const { db } = database;
    const selfUrl = () => visitUrl(config.host, config.port);
    const payments = await openPayments({ config, db, log, selfUrl });
    const place = commandPlace({ config, db, log, provider: payments.provider, wakeMail: mail.wake });
    const money = startPaymentWork(payments, { ...place.payments, database });
    const paying = { payments, drawReceipt, wakeMail: mail.wake };
    const { app, close } = createApp({ config, database, pages: noPages, live, log, ...paying });
    const stop = () =>
      Promise.all([mail.stop(), money.stop()])
        .finally(() => documents.close())
        .finally(close);
    return { listener: requestListener(app, noPages, log), close: async () => void (await stop()) };
  };

  return {
    /** @type {import('vite').Connect.NextHandleFunction} */
    async answer(request, response, next) {
      try {
        if (await readPage(vite, request)) return next();
        const { listener } = await currentApp();
        // Vite's middlewares may have shortened it.
        request.url = request.originalUrl;
        listener(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        next(error);
      }
    },
    close() {
      closed ??= Promise.resolve(app?.close()).finally(() => database.close());
      return closed;
    },
  };
}
