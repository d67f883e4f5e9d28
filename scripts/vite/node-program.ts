import type { BuildOptions } from 'vite';

/**
 * The programs that the server runs: readable code for Node, beside the built pages. Packages stay in node_modules.
 */
export const nodeProgram = {
  ssr: true,
  outDir: 'dist/server-app',
  // The programs are built one after the other into the same folder.
  emptyOutDir: false,
  target: 'node20',
  sourcemap: true,
  minify: false,
} satisfies BuildOptions;
