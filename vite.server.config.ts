import { defineConfig } from 'vite';

/** The server's own code as one file for Node; its packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server-app',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'main.mjs',
        chunkFileNames: '[name]-[hash].mjs',
        // The build is made in another folder and then moved: sources are named as seen from `dist/server-app`.
        sourcemapPathTransform: (path) => path.replace(/^(\.\.\/)+/, '../../'),
      },
    },
  },
});
