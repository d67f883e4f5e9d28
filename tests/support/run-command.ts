import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Site } from './start-site.ts';

/**
 * What the team would type: `npm run marketing -- add …`, for the site of the test. Answers what it prints. Straight to
 * the site's control socket: a process of its own for each would only be the way there, which `main.test.ts` tries.
 */
export async function runCommand({ dataDir }: Site, name: string, ...args: readonly string[]): Promise<string> {
  const asking = request({ socketPath: join(dataDir, 'control.sock'), method: 'POST', agent: false });
  asking.end(JSON.stringify({ name, args }));
  const [response] = await once(asking, 'response');
  const { output, errors } = JSON.parse(await text(response));
  if (errors) throw new Error(errors);
  return output;
}
