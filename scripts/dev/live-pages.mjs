// @ts-check
import { loadModule } from './load-module.mjs';
import { builtPageHeader } from './name-language.mjs';

/**
 * The pages that the server renders itself, from their sources. The frame around them is the page that Vike renders.
 * @param {import('vite').ViteDevServer} vite
 * @param {typeof import('../../src/platform/server/live/live-pages.ts')} module
 */
export function livePages(vite, { createLivePages }) {
  return createLivePages({
    load: () => loadModule(vite, '/src/app/live.tsx'),
    async builtPage(path, language) {
      const [origin = ''] = vite.resolvedUrls?.local ?? vite.resolvedUrls?.network ?? [];
      const headers = { [builtPageHeader]: 'yes' };
      return (await fetch(new URL(`${path}/${language}`, origin), { headers })).text();
    },
  });
}
