import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in 0.8 kB of code that loads the chunk's style sheet first. An island's
 * styles are always there already, because it was drawn at build time, so the import alone is enough.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
