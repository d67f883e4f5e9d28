// @ts-check
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { createCurrentApp } from './current-app.mjs';

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
  /** @type {{ answer: import('vite').Connect.NextHandleFunction, close: () => Promise<void> } | undefined} */
  let calls;

  const vite = await createServer({
    clearScreen: false,
    server: { host, strictPort: true },
    plugins: [
      {
        name: 'site-server',
        configureServer(server) {
          server.middlewares.use((request, _response, next) => {
            loadSources(server)
              .then(({ addLanguage }) => addLanguage(request))
              .then(() => next(), next);
          });
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
    const data = await (await loadSources(vite)).openData({ ...process.env, HOST: host });
    calls = createCalls(vite, data);
    await vite.listen(data.config.port).catch((error) => {
      throw data.listenError(error);
    });
    console.log(data.banner());
  } catch (error) {
    console.error((await loadSources(vite)).describeFailure(error));
    await stop(1);
  }
}

/**
 * The current sources: Vite loads them again when one of them has changed.
 * @param {import('vite').ViteDevServer} vite
 */
async function loadSources(vite) {
  return /** @type {typeof import('./app.ts')} */ (await vite.ssrLoadModule('/scripts/dev/app.ts'));
}

/**
 * Answers the calls by an app that is composed again whenever one of its files has changed.
 * @param {import('vite').ViteDevServer} vite
 * @param {Awaited<ReturnType<typeof import('./app.ts')['openData']>>} data
 */
function createCalls(vite, data) {
  const current = createCurrentApp((/** @type {typeof import('./app.ts')} */ sources) =>
    sources.composeApp(vite, data),
  );
  /** @type {Promise<void> | undefined} */
  let closed;
  return {
    /** @type {import('vite').Connect.NextHandleFunction} */
    async answer(request, response, next) {
      try {
        const sources = await loadSources(vite);
        if (sources.readPage(request)) return next();
        const { listener } = await current.composedFrom(sources);
        // Vite's middlewares may have shortened it.
        request.url = request.originalUrl;
        listener(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        next(error);
      }
    },
    close() {
      closed ??= current.close().finally(data.close);
      return closed;
    },
  };
}
