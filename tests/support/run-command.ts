import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from './start-site.ts';

const run = promisify(execFile);

/** What the team would type: `npm run marketing -- add …`, for the site of the test. Answers what it prints. */
export async function runCommand({ dataDir }: Site, ...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    MIGRATIONS_DIR: resolve('src/database/migrations'),
  };
  const { stdout } = await run(process.execPath, [resolve('dist/server-app/command.mjs'), ...args], {
    cwd: dataDir,
    env,
  });
  return stdout;
}
