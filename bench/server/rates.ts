import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { startSite } from '../../tests/support/start-site.ts';
import { median } from '../median.ts';
import { showProgress } from '../progress.ts';
import { connections, type LoadRequest, loadTool, type Measured } from './load.ts';
import { startPeers } from './peer.ts';
import type { Served } from './when-it-answers.ts';

const rounds = 5;
const seconds = 2;
const headers = { 'accept-encoding': 'gzip' };

interface Contender {
  readonly name: string;
  readonly origin: string;
}

/** A page, the same page to a browser that has it, and an asset: ours and its peers' in alternating rounds. */
export async function ratesReport(client: string, page: string): Promise<string> {
  const served = { client, page, asset: assetOf(client, page) };
  const tool = loadTool();
  const peers = await startPeers(served);
  const site = await startSite({ LOG_LEVEL: 'silent' });
  const contenders: readonly Contender[] = [{ name: 'this site, one process', origin: site.origin }, ...peers];
  try {
    const parts: string[] = [];
    for (const [what, asked] of subjectsOf(served)) {
      const measured = new Map<Contender, Measured[]>(contenders.map((contender) => [contender, []]));
      const requests = await Promise.all(contenders.map(asked));
      for (const request of requests) await tool.run(request, 1);
      for (let round = 0; round < rounds; round++) {
        // One after the other, so that a busy machine hurts all alike.
        for (const [index, contender] of contenders.entries()) {
          const request = requests[index];
          if (request) measured.get(contender)?.push(await tool.run(request, seconds));
        }
      }
      showProgress(`rates: ${what} measured`);
      parts.push(table(what, measured));
    }
    const how = `gzip, no request logs, ${connections} connections, ${rounds} rounds of ${seconds} s by ${tool.name}`;
    const aside = '  Next.js as it comes: it compresses every answer anew, and sends the content as HTML and as data';
    return [`requests a second and latency of ${page} and ${served.asset}`, how, ...parts, aside].join('\n');
  } finally {
    await Promise.all([site, ...peers].map((server) => server.stop()));
  }
}

type Ask = (contender: Contender) => Promise<LoadRequest>;

function subjectsOf({ page, asset }: Served): readonly (readonly [string, Ask])[] {
  const whole = (address: string): Ask => {
    return async ({ origin }) => ({ url: origin + address, headers });
  };
  const known: Ask = async ({ name, origin }) => {
    const etag = (await fetch(origin + page, { headers })).headers.get('etag');
    if (!etag) throw new Error(`${name} gives its page no tag`);
    const again = { url: origin + page, headers: { ...headers, 'if-none-match': etag } };
    const status = await statusOf(again);
    if (status !== 304) throw new Error(`${name} answers ${status} to whoever has the page`);
    return again;
  };
  return [
    ['a page', whole(page)],
    ['a page that the browser has (304)', known],
    ['an asset', whole(asset)],
  ];
}

/** Not by `fetch`, which adds a header that asks for the whole page, and Next.js heeds it. */
async function statusOf({ url, headers }: LoadRequest): Promise<number | undefined> {
  const [answer]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  answer?.resume();
  return answer?.statusCode;
}

/** A file that the page loads, of which there is a compressed form. */
function assetOf(client: string, page: string): string {
  const html = readFileSync(`${client}${page}/index.html`, 'utf8');
  const asset = /"(\/assets\/[^"]+\.(?:css|js))"/.exec(html)?.[1];
  if (!asset) throw new Error(`${page} loads no asset`);
  return asset;
}

function table(what: string, measured: ReadonlyMap<Contender, readonly Measured[]>): string {
  const lines = [...measured].map(([{ name }, results]) => {
    const of = (key: keyof Measured) => median(results.map((result) => result[key]));
    const rate = Math.round(of('rate')).toLocaleString('en').padStart(9);
    return {
      name,
      rate: of('rate'),
      line: `${rate} ${of('p50').toFixed(2).padStart(9)} ${of('p99').toFixed(2).padStart(9)}`,
    };
  });
  const ours = lines[0]?.rate ?? 0;
  const share = (rate: number) => `${Math.round((100 * ours) / rate)}%`.padStart(8);
  return [
    `  ${what.padEnd(36)}  a second    p50 ms    p99 ms  ours is`,
    ...lines.map(({ name, rate, line }) => `    ${name.padEnd(34)} ${line} ${share(rate)}`),
  ].join('\n');
}
