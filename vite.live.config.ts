import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from './scripts/vite/class-names.ts';
import { nodeProgram, sourcemapExcludeSources } from './scripts/vite/plugins.ts';

/** The pages that the server draws itself. Class names are made of the styles, so they are those of the built pages. */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    ...nodeProgram,
    rolldownOptions: {
      input: { live: 'src/app/live.tsx' },
      output: { entryFileNames: '[name].mjs', codeSplitting: false, sourcemapExcludeSources },
    },
  },
});
