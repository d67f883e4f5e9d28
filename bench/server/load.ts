import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** Puts a load on an address of this machine and tells how many requests a second were answered. */
export interface LoadTool {
  readonly name: string;
  run(url: string, seconds: number): Promise<number>;
}

export const connections = 64;
const encoding = 'gzip';
const exec = promisify(execFile);

/** wrk where it is installed: autocannon runs on Node and is the slower of the two parties. */
export function loadTool(): LoadTool {
  return spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? viaAutocannon : viaWrk;
}

const viaWrk: LoadTool = {
  name: 'wrk',
  async run(url, seconds) {
    const load = ['-t1', `-c${connections}`, `-d${seconds}s`];
    const { stdout } = await exec('wrk', [...load, '-H', `Accept-Encoding: ${encoding}`, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request to ${url} was answered:\n${stdout}`);
    return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  },
};

const viaAutocannon: LoadTool = {
  name: 'autocannon',
  async run(url, seconds) {
    const headers = { 'accept-encoding': encoding };
    const result = await autocannon({ url, connections, duration: seconds, headers });
    if (result.non2xx + result.errors > 0) throw new Error(`Not every request to ${url} was answered`);
    return result.requests.average;
  },
};
