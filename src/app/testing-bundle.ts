import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { inject } from 'vitest';

/**
 * Bundles programs of the server in the way the build does, once per test run. Starting a bundle takes a quarter of the
 * time of compiling every file again, which matters for a test that starts a dozen processes.
 */
export async function bundleServer(): Promise<{ main: string; command: string }> {
  const folder = inject('serverBundle');
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    await bundleInto(unfinished);
    // Pages of the build are empty.
    writeFileSync(`${unfinished}/live.mjs`, "export const drawLive = () => ({ title: '', content: '' });\n");
    // Another test file may have made it meanwhile.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return { main: `${folder}/main.mjs`, command: `${folder}/command.mjs` };
}

async function bundleInto(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: { main: 'src/app/main.ts', command: 'src/app/command.ts' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}
