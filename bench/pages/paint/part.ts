import { showProgress } from '../../progress.ts';
import type { Options } from '../../run-parts.ts';
import { type Kind, kinds } from '../kinds.ts';
import { withSite } from '../with-site.ts';
import { leastPage } from './least-page.ts';
import { startLeastServer } from './least-server.ts';
import { type Paints, paintsOf } from './paints.ts';
import { paintReport } from './report.ts';

/** Enough of them to see the lightest and the heaviest pages; each takes some seconds on so slow a line. */
const shown = ['start page', 'products home', 'bulk SMS, calculator', 'contact', 'quote', 'legal text', 'sign in'];

/** Ours and the least possible page take turns, so that a busy machine hurts both alike. */
export async function paintPart({ runs = 5 }: Options): Promise<string> {
  const measured = kinds.filter(({ name }) => shown.includes(name));
  return await withSite(async ({ origin }, browser) => {
    const text = async (address: string) => (await fetch(`${origin}${address}`)).text();
    const least = new Map<string, string>();
    for (const { address } of measured) least.set(address, await leastPage(await text(address), text));
    const peer = await startLeastServer(least);
    try {
      const results = new Map<Kind, { ours: Paints[]; least: Paints[] }>();
      for (const kind of measured) {
        const pair = { ours: [] as Paints[], least: [] as Paints[] };
        for (let run = 0; run < runs; run++) {
          showProgress(`first paint: ${kind.name}, ${run + 1} of ${runs}`);
          pair.ours.push(await paintsOf(browser, `${origin}${kind.address}`));
          pair.least.push(await paintsOf(browser, `${peer.origin}${kind.address}`));
        }
        results.set(kind, pair);
      }
      return paintReport(results, runs);
    } finally {
      await peer.stop();
    }
  });
}
