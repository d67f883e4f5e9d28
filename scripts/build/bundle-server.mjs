// @ts-check
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The server, `<out>/server-app/main.mjs`, its commands beside it, the pages that it renders itself, and the documents.
 */
const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Name the target folder: node scripts/build/bundle-server.mjs <folder>');
const folder = { outDir: join(outDir, 'server-app') };
await build({ configFile: 'vite.server.config.ts', build: folder });
await build({ configFile: 'vite.live.config.ts', build: folder });
await build({ configFile: 'vite.documents.config.ts', build: folder });
