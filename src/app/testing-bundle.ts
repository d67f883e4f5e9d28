import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { inject } from 'vitest';

/**
 * Bundles programs of the server in the way the build does. Starting a bundle takes a quarter of the time
 * that compiling every file again takes, and a test that starts a dozen processes feels it. Once a run.
 */
export async function bundleServer(): Promise<{ main: string; command: string }> {
  const folder = inject('serverBundle');
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    await bundleInto(unfinished);
    // Pages that the build would draw show nothing.
    writeFileSync(`${unfinished}/live.mjs`, "export const drawLive = () => ({ title: '', content: '' });\n");
    // Another file may have made it meanwhile.
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
