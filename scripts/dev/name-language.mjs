// @ts-check
import { loadModule } from './load-module.mjs';

/** With this header the page is requested as the build would render it. */
export const builtPageHeader = 'x-built-page';

/**
 * Adds the language that the server would choose to a bare URL, before Vike sees it.
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
        // Vike uses the original URL.
        request.originalUrl = request.url;
      }
      next();
    } catch (error) {
      next(error);
    }
  };
}

/**
 * The requested page, if it is one.
 * @param {import('vite').ViteDevServer} vite
 * @param {import('vite').Connect.IncomingMessage} request
 */
export async function readPage(vite, { method = '', originalUrl = '/', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { isDrawnLive, readAddress } = await loadModule(vite, '/src/site/address.ts');
  const { pathname, search, searchParams } = new URL(originalUrl, 'http://localhost');
  const address = readAddress(pathname, searchParams);
  // The server renders that page itself, unless it is the server that requests the frame around it.
  const isServers = address && isDrawnLive(address, search !== '') && !headers[builtPageHeader];
  return isServers ? undefined : address;
}
