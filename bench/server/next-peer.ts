import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { install } from '../../scripts/steps/install.mjs';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { type Peer, type Served, whenItAnswers } from './when-it-answers.ts';

const folder = 'bench/tools/next';
const program = join(folder, 'node_modules/next/dist/bin/next');

/** A plain Next.js server of the same content, drawn when it is built. Undefined, and said why: it cannot be had here. */
export async function startNext({ client, page, asset }: Served): Promise<Peer | undefined> {
  try {
    await install(resolve(folder));
    copyAsset(client, asset);
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BENCH_PAGE: resolve(`${client}${page}/index.html`) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build', folder], { env });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    const port = await freePort();
    const args = [program, 'start', folder, '--hostname', '127.0.0.1', '--port', String(port)];
    const server = spawn(process.execPath, args, { env: { ...env, NODE_ENV: 'production' }, stdio: 'ignore' });
    return await whenItAnswers('Next.js 16, next start', server, `http://127.0.0.1:${port}`, page);
  } catch (error) {
    console.error(`Next.js is left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function copyAsset(client: string, asset: string): void {
  const copy = join(folder, 'public', asset);
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(join(client, asset), copy);
}
