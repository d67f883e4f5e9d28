import { defineConfig } from 'vite';
import { nodeProgram, sourcemapExcludeSources } from './scripts/vite/plugins.ts';
import { words } from './scripts/vite/words.ts';

/**
 * What Node runs, all in one folder, so that a program finds another beside itself. They are built first, and together:
 * what several of them use is there once.
 */
const programs = {
  main: 'src/app/main.ts',
  command: 'src/app/command.ts',
  // The server runs these in processes of their own (`src/platform/server/limited-process`).
  documents: 'src/app/documents/program.ts',
  'mail-program': 'src/features/incoming-mail/server/mail-program.ts',
};

export default defineConfig({
  publicDir: false,
  plugins: [words()],
  build: {
    ...nodeProgram,
    emptyOutDir: true,
    rolldownOptions: {
      input: programs,
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        sourcemapExcludeSources,
        // The build is made in another folder and then moved: sources are named as seen from `dist/server-app`.
        sourcemapPathTransform: (path) => path.replace(/^(\.\.\/)+/, '../../'),
      },
    },
  },
});
