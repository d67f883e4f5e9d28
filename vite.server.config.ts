import { defineConfig } from 'vite';
import { nodeProgram } from './scripts/vite/plugins.ts';

/** The server's own programs, the site and its commands. They are built first. */
export default defineConfig({
  publicDir: false,
  build: {
    ...nodeProgram,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/app/main.ts', command: 'src/app/command.ts' },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        // The build is made in another folder and then moved: sources are named as seen from `dist/server-app`.
        sourcemapPathTransform: (path) => path.replace(/^(\.\.\/)+/, '../../'),
      },
    },
  },
});
