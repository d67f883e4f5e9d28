import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** What is requested, again and again. */
export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Measured {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds: the median and the 99th percentile. */
  readonly p50: number;
  readonly p99: number;
}

/** Puts a load on an address of this machine. */
interface LoadTool {
  readonly name: string;
  run(request: LoadRequest, seconds: number): Promise<Measured>;
}

export const connections = 64;
const exec = promisify(execFile);

/** wrk if it is installed: autocannon runs on Node and is slower than the servers it measures. */
export function loadTool(): LoadTool {
  return spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? viaAutocannon : viaWrk;
}

const viaWrk: LoadTool = {
  name: 'wrk',
  async run({ url, headers }, seconds) {
    const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
    const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const { stdout } = await exec('wrk', [...load, ...named, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request to ${url} got a response:\n${stdout}`);
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
    if (wrong > 0) throw new Error(`Not every request to ${url} got a response`);
    return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
  },
};

export const senders = 16;
export const seconds = 6;

/** Runs the work by so many senders until the time is over; what was begun is finished, and counts. */
export async function measureRate(work: () => Promise<void>): Promise<Measured & { readonly count: number }> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const took: number[] = [];
  const sender = async () => {
    for (let start = performance.now(); start < until; start = performance.now()) {
      await work();
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  const rate = took.length / ((performance.now() - began) / 1000);
  const ordered = took.toSorted((one, other) => one - other);
  const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? 0;
  return { count: took.length, rate, p50: at(0.5), p99: at(0.99) };
}
