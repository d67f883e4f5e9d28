import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { startSite } from '../../tests/support/start-site.ts';
import { median, rounded, showProgress, table } from '../report.ts';
import { connections, type LoadRequest, loadTool, type Measured } from './load.ts';
import { type Served, startPeers } from './peers.ts';

const rounds = 5;
const seconds = 2;
const headers = { 'accept-encoding': 'gzip' };

interface Contender {
  readonly name: string;
  readonly origin: string;
}

type RequestTo = (contender: Contender) => Promise<LoadRequest>;

/** A page, the same page for a browser that has it in its cache, and an asset: our server and others alternately. */
export async function ratesReport(): Promise<string> {
  const [client, page] = ['dist/client', '/en'];
  const served = { client, page, asset: assetOf(client, page) };
  const tool = loadTool();
  const peers = await startPeers(served);
  const site = await startSite({ LOG_LEVEL: 'silent' });
  const contenders: readonly Contender[] = [{ name: 'this site, one process', origin: site.origin }, ...peers];
  try {
    const rows: string[][] = [];
    for (const [what, requestTo] of requestsFor(served)) {
      const measured = new Map<Contender, Measured[]>(contenders.map((contender) => [contender, []]));
      const requests = await Promise.all(contenders.map(requestTo));
      for (const request of requests) await tool.run(request, 1);
      for (let round = 0; round < rounds; round++) {
        // One after the other, so that a busy machine affects all in the same way.
        for (const [index, contender] of contenders.entries()) {
          const request = requests[index];
          if (request) measured.get(contender)?.push(await tool.run(request, seconds));
        }
      }
      showProgress(`rates: ${what} measured`);
      rows.push(...toRows(what, measured));
    }
    return [
      `Requests per second and latency of ${page} and ${served.asset}`,
      `gzip, no request logs, ${connections} connections, ${rounds} rounds of ${seconds} s by ${tool.name}`,
      table(['what', 'server', 'per second', 'p50 ms', 'p99 ms', 'ours is'], rows),
      'Next.js with its default settings: it compresses every response again, and sends the content as HTML and as data',
    ].join('\n');
  } finally {
    await Promise.all([site, ...peers].map((server) => server.stop()));
  }
}

function requestsFor({ page, asset }: Served): readonly (readonly [string, RequestTo])[] {
  const whole = (address: string): RequestTo => {
    return async ({ origin }) => ({ url: origin + address, headers });
  };
  const cached: RequestTo = async ({ name, origin }) => {
    const etag = (await fetch(origin + page, { headers })).headers.get('etag');
    if (!etag) throw new Error(`${name} sends no ETag with ${page}`);
    const request = { url: origin + page, headers: { ...headers, 'if-none-match': etag } };
    const status = await statusOf(request);
    if (status !== 304) throw new Error(`${name} responds with ${status} to a request for the unchanged ${page}`);
    return request;
  };
  return [
    ['a page', whole(page)],
    ['a cached page (304)', cached],
    ['an asset', whole(asset)],
  ];
}

/** Not by `fetch`, which adds a header that requests the whole page, and Next.js obeys it. */
async function statusOf({ url, headers }: LoadRequest): Promise<number | undefined> {
  const [response]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  response?.resume();
  return response?.statusCode;
}

/** A file that the page loads, of which there is a compressed form. */
function assetOf(client: string, page: string): string {
  const html = readFileSync(`${client}${page}/index.html`, 'utf8');
  const asset = /"(\/assets\/[^"]+\.(?:css|js))"/.exec(html)?.[1];
  if (!asset) throw new Error(`${client}${page}/index.html loads no asset`);
  return asset;
}

function toRows(what: string, measured: ReadonlyMap<Contender, readonly Measured[]>): string[][] {
  const results = [...measured].map(([{ name }, all]) => {
    const of = (key: keyof Measured) => median(all.map((one) => one[key]));
    return { name, rate: of('rate'), p50: of('p50'), p99: of('p99') };
  });
  const ours = results[0]?.rate ?? 0;
  return results.map(({ name, rate, p50, p99 }) => {
    return [what, name, rounded(rate), p50.toFixed(2), p99.toFixed(2), `${Math.round((100 * ours) / rate)}%`];
  });
}
