import type { Browser, BrowserContext } from '@playwright/test';
import { href } from '#site/address.ts';
import { moveAwayFromPointer } from '../../../tests/support/away-from-pointer.ts';
import { serveBell, signInBefore, storeBefore } from '../../../tests/support/signed-in.ts';
import { showProgress } from '../../progress.ts';
import type { Options } from '../../run-parts.ts';
import { slowDown } from '../paint/slow-line.ts';
import { phone } from '../phone.ts';
import { withSite } from '../with-site.ts';
import { type Felt, forgetLoading, readFelt, watchEvents } from './event-times.ts';
import { type Interaction, interactions } from './interactions.ts';
import { interactionReport } from './report.ts';

/** The first thing that a visitor does with each island, on a slow phone. */
export function interactionPart({ runs = 3 }: Options): Promise<string> {
  return withSite(async ({ origin }, browser) => {
    const results = new Map<Interaction, Felt[]>();
    for (const interaction of interactions) {
      const felt: Felt[] = [];
      for (let run = 0; run < runs; run++) {
        showProgress(`interaction: ${interaction.name}, ${run + 1} of ${runs}`);
        felt.push(await feel(browser, origin, interaction));
      }
      results.set(interaction, felt);
    }
    return interactionReport(results, runs);
  });
}

async function feel(browser: Browser, origin: string, { path, as, act }: Interaction): Promise<Felt> {
  const context = await browser.newContext({ ...phone, ...(as === 'a speaker of German' && { locale: 'de-DE' }) });
  try {
    await storeBefore(context, 'consent', 'false');
    if (as === 'somebody signed in') await signIn(context);
    const page = await context.newPage();
    await moveAwayFromPointer(page);
    await watchEvents(page);
    // The line stays quick: what is loaded sooner is sooner in the way of the next key.
    await slowDown(page, undefined);
    await page.goto(`${origin}${href(path, 'en')}`, { waitUntil: 'networkidle' });
    await forgetLoading(page);
    await act(page);
    return await readFelt(page);
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  await signInBefore(context);
  await serveBell(context);
}
