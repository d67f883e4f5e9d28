import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { inject } from 'vitest';

/**
 * Bundles the programs of the server as the build does, once per test run. Starting a bundle takes a quarter of the time
 * of compiling every file again, which matters for a test that starts a dozen processes.
 */
export async function bundleServer(): Promise<{ folder: string; main: string; command: string }> {
  const folder = inject('serverBundle');
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    await build({
      configFile: 'vite.server.config.ts',
      logLevel: 'silent',
      build: { outDir: unfinished, sourcemap: false },
    });
    // Pages of the build are empty.
    writeFileSync(`${unfinished}/live.mjs`, "export const drawLive = () => ({ title: '', content: '' });\n");
    // Another test file may have made it meanwhile.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return { folder, main: `${folder}/main.mjs`, command: `${folder}/command.mjs` };
}
