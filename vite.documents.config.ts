import { defineConfig } from 'vite';

/** What draws documents, which the server runs in a thread of its own. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server-app',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { documents: 'src/documents/program.ts' },
      output: { entryFileNames: '[name].mjs', codeSplitting: false },
    },
  },
});
