// @ts-check
import { loadModule } from './load-module.mjs';

/** With it the page is asked for as the build would draw it. */
export const builtPageHeader = 'x-built-page';

/**
 * A bare address becomes that of the language the server would choose, before Vike sees it.
 * @param {import('vite').ViteDevServer} vite
 * @returns {import('vite').Connect.NextHandleFunction}
 */
export function nameLanguage(vite) {
  return async (request, _response, next) => {
    try {
      const { href } = await loadModule(vite, '/src/site/address.ts');
      const { chooseLanguage } = await loadModule(vite, '/src/platform/server/pages/choose-language.ts');
      const address = await readPage(vite, request);
      if (address) {
        request.url = href(address.route.path, chooseLanguage(address, request.headers));
        // Vike goes by what was asked for.
        request.originalUrl = request.url;
      }
      next();
    } catch (error) {
      next(error);
    }
  };
}

/**
 * The page that is asked for, if it is one.
 * @param {import('vite').ViteDevServer} vite
 * @param {import('vite').Connect.IncomingMessage} request
 */
export async function readPage(vite, { method = '', originalUrl = '/', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { isDrawnLive, readAddress } = await loadModule(vite, '/src/site/address.ts');
  const { pathname, search, searchParams } = new URL(originalUrl, 'http://localhost');
  const address = readAddress(pathname, searchParams);
  // That one is the server's own to draw, unless it is the server that asks for what stands around it.
  const isServers = address && isDrawnLive(address, search !== '') && !headers[builtPageHeader];
  return isServers ? undefined : address;
}
