// @ts-check
import { composeApp } from './compose-app.mjs';
import { createCurrentApp } from './current-app.mjs';
import { loadModule } from './load-module.mjs';
import { readPage } from './name-language.mjs';

/**
 * Answers the calls by an app that is composed again whenever one of its files has changed. It closes the database.
 * @param {import('vite').ViteDevServer} vite
 * @param {import('../../src/platform/server/config/config.ts').Config} config
 * @param {import('../../src/platform/database/database.ts').Database} database
 */
export function createCalls(vite, config, database) {
  const compose = (/** @type {typeof import('../../src/app/app.ts')} */ module) =>
    composeApp(vite, config, database, module);
  const current = createCurrentApp(compose);
  /** @type {Promise<void> | undefined} */
  let closed;

  return {
    /** @type {import('vite').Connect.NextHandleFunction} */
    async answer(request, response, next) {
      try {
        if (await readPage(vite, request)) return next();
        const { listener } = await current.composedFrom(await loadModule(vite, '/src/app/app.ts'));
        // Vite's middlewares may have shortened it.
        request.url = request.originalUrl;
        listener(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        next(error);
      }
    },
    close() {
      closed ??= current.close().finally(() => database.close());
      return closed;
    },
  };
}
