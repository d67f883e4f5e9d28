import { freePort } from '../../../src/platform/database/testing-free-port.ts';
import { medianBy } from '../../median.ts';
import { showProgress } from '../../progress.ts';
import type { Options } from '../../run-parts.ts';
import { type Kind, kinds } from '../kinds.ts';
import { withSite } from '../with-site.ts';
import { auditsLeftOut } from './left-out.ts';
import { lighthouseReport } from './report.ts';
import { type Scores, scoresOf } from './scores.ts';
import { loadLighthouse } from './tool.ts';

/** Lighthouse's own phone and its own, reckoned, slow line; of several runs, the one in the middle. */
export async function lighthousePart({ runs = 1 }: Options): Promise<string> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const rate = async (url: string, { route }: Kind): Promise<Scores> => {
    const answer = await lighthouse(url, { port, logLevel: 'error', skipAudits: auditsLeftOut(route) });
    const failure = answer ? answer.lhr.runtimeError?.message : 'no answer';
    if (!answer || failure) throw new Error(`Lighthouse could not judge ${url}: ${failure}`);
    return scoresOf(answer.lhr);
  };
  const rated = await withSite(
    async ({ origin }) => {
      const results = new Map<Kind, Scores>();
      for (const [index, kind] of kinds.entries()) {
        showProgress(`Lighthouse: ${kind.name}, ${index + 1} of ${kinds.length}`);
        const all: Scores[] = [];
        for (let run = 0; run < runs; run++) all.push(await rate(`${origin}${kind.address}`, kind));
        const middle = medianBy(all, ({ points }) => points.performance);
        if (middle) results.set(kind, middle);
      }
      return results;
    },
    ...[`--remote-debugging-port=${port}`, '--window-position=10,10'],
  );
  return lighthouseReport(rated, runs);
}
