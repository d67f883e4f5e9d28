import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { words } from '../../../../scripts/vite/words.ts';

interface BundledProgram {
  readonly program: URL;
  remove(): void;
}

/** Bundles a program: that starts in a twentieth of the time that compiling it for each process takes. */
export async function bundleProgram(input: string): Promise<BundledProgram> {
  // Inside the project, so that the bundle finds its packages.
  const cache = resolve('node_modules/.cache/hormiga');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'program-'));
  const rolldownOptions = { input, output: { entryFileNames: '[name].mjs' } };
  const options = { ssr: true, outDir: folder, rolldownOptions };
  await build({ configFile: false, publicDir: false, logLevel: 'silent', plugins: [words()], build: options });
  const program = pathToFileURL(join(folder, `${basename(input, '.ts')}.mjs`));
  return { program, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
