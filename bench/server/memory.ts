import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/start-site.ts';
import { showProgress } from '../progress.ts';
import { memoryOf } from './process-memory.ts';
import { shares, visitOf } from './traffic.ts';
import { withPostgres } from './with-postgres.ts';

/** An hour of a site that is asked fifty times a second. */
const requests = 50 * 3_600;
const visitors = 32;
const idle = 10_000;
/** More than this share from the middle to the end would be a leak. */
const allowed = 0.1;

/** What one process holds while an hour's worth of traffic goes through it as fast as it can. */
export async function memoryReport(): Promise<string> {
  return withPostgres({ durable: false }, async (url) => {
    const site = await startSite({ LOG_LEVEL: 'silent', DATABASE_URL: url });
    const lines: string[] = [];
    const note = (when: string) => {
      const { whole, own } = memoryOf(site.pid);
      const apart = own === undefined ? '' : `, ${Math.round(own)} MB without files`;
      lines.push(`  ${when.padEnd(28)} ${Math.round(whole).toLocaleString('en').padStart(6)} MB${apart}`);
      return whole;
    };
    try {
      note('just started');
      const began = performance.now();
      const held: number[] = [];
      for (let quarter = 1; quarter <= 4; quarter++) {
        await visitAll(((quarter - 1) * requests) / 4, (quarter * requests) / 4, (number) =>
          visitOf(number)(site, number),
        );
        held.push(note(`after ${((quarter * requests) / 4).toLocaleString('en')} requests`));
        showProgress(`memory: ${quarter} of 4 quarters`);
      }
      const took = (performance.now() - began) / 1000;
      await sleep(idle);
      const end = note(`after ${idle / 1000} s of rest`);
      const growth = end / (held[1] ?? end) - 1;
      return [
        `memory of one process on PostgreSQL through ${requests.toLocaleString('en')} requests, an hour at 50 a second`,
        `  of a hundred: ${shares.map(([times, name]) => `${times} ${name}`).join(', ')}`,
        ...lines,
        `  put through in ${Math.round(took)} s; from the middle to the end ${(100 * growth).toFixed(1)}%: ${growth < allowed ? 'it does not grow' : 'IT GROWS'}`,
      ].join('\n');
    } finally {
      await site.stop();
    }
  });
}

async function visitAll(from: number, until: number, visit: (number: number) => Promise<unknown>): Promise<void> {
  let next = from;
  const visitor = async () => {
    while (next < until) await visit(next++);
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
}
