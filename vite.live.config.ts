import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from './scripts/vite/class-names.ts';
import { nodeProgram, sourcemapExcludeSources } from './scripts/vite/plugins.ts';
import { words } from './scripts/vite/words.ts';

/** The pages that the server draws itself. Class names are made of the styles, so they are those of the built pages. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), words()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    ...nodeProgram,
    rolldownOptions: {
      input: { live: 'src/app/live.tsx' },
      output: { entryFileNames: '[name].mjs', codeSplitting: false, sourcemapExcludeSources },
    },
  },
});
