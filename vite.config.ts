import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/vite/browsers.ts';
import { shortClassName } from './scripts/vite/class-names.ts';
import { firstPaint, plainImports } from './scripts/vite/plugins.ts';
import { words } from './scripts/vite/words.ts';

export default defineConfig(({ command }) => ({
  plugins: [firstPaint(), words(), vike(), react(), plainImports()],
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    // The Content-Security-Policy allows no data: URLs, and a shared file is cached once for all pages.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A number of another module is written where it is used, instead of being imported.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              // A dozen requests for a few hundred bytes each cost a slow line more than those bytes.
              groups: [
                {
                  name: 'remember',
                  test: /src\/(site\/(languages|purposes)|\w+(\/\w+)?\/stored[./]|platform\/browser\/storage\/storage)/,
                },
                { name: 'interrupt', test: /src\/platform\/browser\/(interruptions|announce)/ },
              ],
              // Else every page would load them for the one module that it needs itself.
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
  },
}));
