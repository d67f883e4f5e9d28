// @ts-check
import { build } from 'vike/api';

/** Vike renders every route of the registry in every language into `<out>/client`. */
const [outDir] = process.argv.slice(2);
// The parent process was killed: nothing waits for the pages any more.
process.stdout.on('error', () => process.exit(1));
try {
  if (!outDir) throw new Error('Name the target folder: node scripts/build/draw-pages.mjs <folder>');
  // An error in a component names its line in the source.
  process.setSourceMapsEnabled(true);
  const environments = { ssr: { build: { sourcemap: true } } };
  await build({ viteConfig: { build: { outDir }, environments } });
} catch (error) {
  // Set explicitly: Vike listens for uncaught errors, and Node would exit with 0.
  console.error(error);
  process.exit(1);
}
