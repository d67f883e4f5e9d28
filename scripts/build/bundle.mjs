// @ts-check
import { join } from 'node:path';
import { build as renderPages } from 'vike/api';
import { build } from 'vite';

/**
 * `node scripts/build/bundle.mjs pages <folder>`: Vike renders every route of the registry in every language into
 * `<folder>/client`. `… server <folder>`: the programs of the server, and the pages that it renders itself.
 */
const [what, folder] = process.argv.slice(2);
// The parent process was killed: nothing waits for the result any more.
process.stdout.on('error', () => process.exit(1));
try {
  if (!folder) throw new Error('Name the target folder: node scripts/build/bundle.mjs pages|server <folder>');
  if (what === 'pages') {
    // An error in a component names its line in the source.
    process.setSourceMapsEnabled(true);
    const environments = { ssr: { build: { sourcemap: true } } };
    await renderPages({ viteConfig: { build: { outDir: folder }, environments } });
  } else {
    for (const name of ['server', 'live']) {
      await build({ configFile: `vite.${name}.config.ts`, build: { outDir: join(folder, 'server-app') } });
    }
  }
} catch (error) {
  // Set explicitly: Vike listens for uncaught errors, and Node would exit with 0.
  console.error(error);
  process.exit(1);
}
