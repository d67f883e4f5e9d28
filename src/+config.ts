import type { Config } from 'vike/types';

export default {
  // The registry of routes lists what is prerendered, so a page without a route of its own is no mistake.
  prerender: { partial: true },
  client: 'import:./app/browser/client.ts:default',
  onBeforeRoute: 'import:./app/build/on-before-route.ts:onBeforeRoute',
  onPrerenderStart: 'import:./app/build/on-prerender-start.ts:onPrerenderStart',
  onRenderHtml: 'import:./app/build/on-render-html.tsx:onRenderHtml',
  clientRouting: false,
  injectScriptsAt: 'HTML_BEGIN',
  meta: {
    // Pages are drawn at build time only; the browser gets HTML and, when it is needed, an island.
    Page: { env: { server: true, client: false } },
  },
} satisfies Config;
