import type { Plugin } from 'vite';

const helper = /^import \{ \w+ as __vitePreload \} from .*;\n/m;
const wrapped = /__vitePreload\(\(\) => (import\([\s\S]*?), __VITE_PRELOAD__\)/g;

/**
 * Vite wraps every dynamic import in code that loads the chunk's style sheet first. An island's styles are always
 * loaded already, because the page that places it imports it, so the import alone is enough.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'post',
    renderChunk(code) {
      if (!helper.test(code)) return;
      const plain = code.replace(wrapped, '($1)').replace(helper, '');
      // For example after `const { one } = await import()`, which Vite writes in another way.
      if (plain.includes('__vitePreload')) this.error('A dynamic import has a form that plain-imports does not know');
      return { code: plain, map: null };
    },
  };
}
