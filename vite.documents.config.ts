import { defineConfig } from 'vite';
import { nodeProgram } from './scripts/vite/plugins.ts';

/** What draws documents, which the server runs in a thread of its own. */
export default defineConfig({
  publicDir: false,
  build: {
    ...nodeProgram,
    rolldownOptions: {
      input: { documents: 'src/app/documents/program.ts' },
      output: { entryFileNames: '[name].mjs', codeSplitting: false },
    },
  },
});
