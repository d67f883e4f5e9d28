import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { startSite } from '../../../tests/support/start-site.ts';
import { median } from '../../median.ts';
import { showProgress } from '../../progress.ts';
import { loadTool } from '../load.ts';
import { memoryOf } from '../process-memory.ts';

/** Within the project, where the copies can be the same files under other names. */
const place = 'node_modules/.cache/hormiga';
const page = '/en';
const rounds = 3;

/** What a server costs with the pages that there are, and with many times as many. */
export async function pageGrowthReport(client: string): Promise<string> {
  const found = (await readdir(client, { recursive: true })).filter((path) => path.endsWith('index.html'));
  const times = Math.ceil(2_000 / found.length);
  await mkdir(place, { recursive: true });
  const many = await mkdtemp(join(place, 'bench-pages-'));
  try {
    await cp(client, many, { recursive: true });
    for (let copy = 1; copy < times; copy++) await copyPages(client, many, found, copy);
    const few = await costOf(client);
    showProgress('growth: the pages that there are measured');
    const more = await costOf(many);
    const line = (name: string, key: keyof Cost, unit: string) => {
      const [one, other] = [few[key], more[key]].map((value) => Math.round(value).toLocaleString('en').padStart(9));
      return `  ${name.padEnd(28)} ${one} ${other}  ${unit.padEnd(10)} × ${(more[key] / few[key]).toFixed(2)}`;
    };
    return [
      `one server of ${found.length} pages and of ${found.length * times}`,
      line('until it is ready', 'start', 'ms'),
      line('memory at rest', 'memory', 'MB'),
      line('requests a second of a page', 'rate', ''),
    ].join('\n');
  } finally {
    await rm(many, { recursive: true, force: true });
  }
}

/** The same pages at other addresses. No route leads there, but a server loads and holds whatever was built. */
async function copyPages(client: string, many: string, pages: readonly string[], copy: number): Promise<void> {
  for (const path of pages) {
    const target = join(many, `copy-${copy}`, path);
    await mkdir(dirname(target), { recursive: true });
    for (const form of ['', '.br', '.gz']) await link(join(client, path + form), target + form);
  }
}

interface Cost {
  readonly start: number;
  readonly memory: number;
  readonly rate: number;
}

async function costOf(client: string): Promise<Cost> {
  const began = performance.now();
  const site = await startSite({ LOG_LEVEL: 'silent', CLIENT_DIR: resolve(client) });
  const start = performance.now() - began;
  try {
    const memory = memoryOf(site.pid).whole;
    const asked = { url: site.origin + page, headers: { 'accept-encoding': 'gzip' } };
    const rates: number[] = [];
    for (let round = 0; round < rounds; round++) rates.push((await loadTool().run(asked, 2)).rate);
    return { start, memory, rate: median(rates) };
  } finally {
    await site.stop();
  }
}
