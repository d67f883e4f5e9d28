import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { moveAwayFromPointer } from '../../tests/support/away-from-pointer.ts';
import { median, type Options, rounded, showProgress, table } from '../report.ts';
import { phone, slowDown, slowLine, slowProcessor, withSite } from './browser.ts';
import { samplePages } from './sample-pages.ts';

/** Enough of them to see the lightest and the heaviest pages; each takes some seconds on so slow a connection. */
const measuredNames = [
  'start page',
  'products home',
  'bulk SMS, calculator',
  'contact',
  'quote',
  'legal text',
  'sign in',
];

/** Milliseconds from the navigation. */
interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Our page and the minimal page are measured alternately, so that a busy machine affects both in the same way. */
export async function paintReport({ runs = 5 }: Options): Promise<string> {
  const pages = samplePages.filter(({ name }) => measuredNames.includes(name));
  return await withSite(async ({ origin }, browser) => {
    const text = async (address: string) => (await fetch(`${origin}${address}`)).text();
    const minimal = new Map<string, string>();
    for (const { address } of pages) minimal.set(address, await minimalPage(await text(address), text));
    const peer = await serveFromMemory(minimal);
    try {
      const rows: string[][] = [];
      for (const { name, address } of pages) {
        const [ours, least]: [Paints[], Paints[]] = [[], []];
        for (let run = 0; run < runs; run++) {
          showProgress(`first paint: ${name}, ${run + 1} of ${runs}`);
          ours.push(await measurePaints(browser, `${origin}${address}`));
          least.push(await measurePaints(browser, `${peer.origin}${address}`));
        }
        const of = (paints: readonly Paints[], key: keyof Paints) => median(paints.map((paint) => paint[key]));
        const times = [of(ours, 'first'), of(ours, 'largest'), of(least, 'first'), of(least, 'largest')];
        rows.push([name, address, ...[...times, of(ours, 'first') - of(least, 'first')].map(rounded)]);
      }
      return describePaints(rows, runs);
    } finally {
      await peer.stop();
    }
  });
}

function describePaints(rows: readonly (readonly string[])[], runs: number): string {
  const line = `${(slowLine.downloadThroughput * 8) / 1_000_000} Mbit/s, ${slowLine.latency} ms, processor ÷ ${slowProcessor}`;
  return [
    `Milliseconds to the first and the largest paint, nothing cached, ${line}; the median of ${runs}`,
    'Beside it the minimal page: the same HTML with its styles inside, no script and no font, from memory.',
    'The browser delays each response by the latency; it does not simulate the opening of connections, or their slow start.',
    '',
    table(['page', 'address', 'first', 'largest', 'minimal: first', 'largest', 'first later by'], rows),
  ].join('\n');
}

/**
 * The least that a page could be and still look the same: its HTML with all of its styles inside, no script and no font.
 * It is one response, so that nothing can be painted sooner on the same connection.
 */
export async function minimalPage(html: string, read: (address: string) => Promise<string>): Promise<string> {
  let page = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect|manifest|icon|apple-touch-icon)"[^>]*>/g, '');
  for (const [tag] of page.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const address = /\bhref="([^"]+)"/.exec(tag)?.[1];
    const css = address ? await read(address) : '';
    page = page.replace(tag, () => `<style>${css.replace(/@font-face\s*\{[^}]*\}/g, '')}</style>`);
  }
  return page;
}

/** Sends nothing but the body, without any work: the best that Node can do. */
async function serveFromMemory(pages: ReadonlyMap<string, string>): Promise<{ origin: string; stop(): Promise<void> }> {
  const bodies = new Map([...pages].map(([address, html]) => [address, brotliCompressSync(html)]));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

/** Opens a page as a first-time visitor does, on a slow phone. */
async function measurePaints(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await moveAwayFromPointer(page);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

/** Runs in the page. The last entry of the largest paint is the final one. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
