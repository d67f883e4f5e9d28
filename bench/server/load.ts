import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** What is asked for, again and again. */
export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Measured {
  /** Requests a second that were answered. */
  readonly rate: number;
  /** Milliseconds that half of them, and all but one of a hundred, took at most. */
  readonly p50: number;
  readonly p99: number;
}

/** Puts a load on an address of this machine. */
export interface LoadTool {
  readonly name: string;
  run(asked: LoadRequest, seconds: number): Promise<Measured>;
}

export const connections = 64;
const exec = promisify(execFile);

/** wrk where it is installed: autocannon runs on Node and is the slower of the two parties. */
export function loadTool(): LoadTool {
  return spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? viaAutocannon : viaWrk;
}

const viaWrk: LoadTool = {
  name: 'wrk',
  async run({ url, headers }, seconds) {
    const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
    const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const { stdout } = await exec('wrk', [...load, ...named, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request to ${url} was answered:\n${stdout}`);
    const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
    return { rate, p50: latencyIn(stdout, 50), p99: latencyIn(stdout, 99) };
  },
};

const units = { us: 0.001, ms: 1, s: 1_000, m: 60_000 } as const;

/** wrk writes `99%    1.20ms`. */
function latencyIn(output: string, percent: number): number {
  const [, number, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? [];
  return Number(number) * (unit === 'us' || unit === 's' || unit === 'm' ? units[unit] : units.ms);
}

const viaAutocannon: LoadTool = {
  name: 'autocannon',
  async run({ url, headers }, seconds) {
    const result = await autocannon({ url, connections, duration: seconds, headers });
    const wrong = result.non2xx - result['3xx'] + result.errors;
    if (wrong > 0) throw new Error(`Not every request to ${url} was answered`);
    const { latency } = result;
    return { rate: result.requests.average, p50: latency.p50, p99: latency.p99 };
  },
};
