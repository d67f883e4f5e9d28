// @ts-check
import { join } from 'node:path';
import { build } from 'vite';

/** The server, `<out>/server-app/main.mjs`, and its commands beside it. */
const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Say where to: node scripts/build/bundle-server.mjs <folder>');
await build({ configFile: 'vite.server.config.ts', build: { outDir: join(outDir, 'server-app') } });
