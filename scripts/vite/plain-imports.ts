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

const list = /^const __vite__mapDeps=.*\n/;
const use = /__vite__mapDeps\(\[[\d,]*\]\)/g;

/** The names of those style sheets, which nobody asks for any more. Vite writes them last of all. */
export function withoutStyleNames(): Plugin {
  return {
    name: 'without-style-names',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && list.test(file.code)) file.code = file.code.replace(list, '').replace(use, '[]');
        }
      },
    },
  };
}
