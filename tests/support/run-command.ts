import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Site } from './start-site.ts';

/**
 * Runs a command such as `npm run marketing -- add …` for the site of the test, and returns its output. It uses the
 * site's control socket directly, without a process for each command; `main.test.ts` tests the process.
 */
export async function runCommand({ dataDir }: Site, name: string, ...args: readonly string[]): Promise<string> {
  const asking = request({ socketPath: join(dataDir, 'control.sock'), method: 'POST', agent: false });
  asking.end(JSON.stringify({ name, args }));
  const [response] = await once(asking, 'response');
  const { output, errors } = JSON.parse(await text(response));
  if (errors) throw new Error(errors);
  return output;
}
