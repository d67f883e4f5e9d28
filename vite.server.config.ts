import { defineConfig } from 'vite';

/** The server's own programs, the site and its commands, for Node; their packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server-app',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', command: 'src/server/command.ts' },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        // The build is made in another folder and then moved: sources are named as seen from `dist/server-app`.
        sourcemapPathTransform: (path) => path.replace(/^(\.\.\/)+/, '../../'),
      },
    },
  },
});
