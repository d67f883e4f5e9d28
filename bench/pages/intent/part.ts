import { href } from '#site/address.ts';
import { routes } from '#site/routes.ts';
import { moveAwayFromPointer } from '../../../tests/support/away-from-pointer.ts';
import { watchReact } from '../../../tests/support/watch-react.ts';
import { showProgress } from '../../progress.ts';
import { phone } from '../phone.ts';
import { withSite } from '../with-site.ts';

/** Opens every page in English, touches nothing, and counts those that loaded React all the same. */
export function intentPart(): Promise<string> {
  return withSite(async ({ origin }, browser) => {
    const context = await browser.newContext(phone);
    const pages = routes.filter(({ development }) => !development);
    const eager: string[] = [];
    for (const [index, { path }] of pages.entries()) {
      showProgress(`React before intent: ${path}, ${index + 1} of ${pages.length}`);
      const page = await context.newPage();
      await moveAwayFromPointer(page);
      const hasReact = watchReact(page);
      await page.goto(`${origin}${href(path, 'en')}`, { waitUntil: 'networkidle' });
      if (await hasReact()) eager.push(path);
      await page.close();
    }
    return [
      'React before intent: every page in English, opened and not touched until its line is silent',
      '',
      ...eager.map((path) => `  ${path} loads React`),
      `${eager.length} of ${pages.length} pages load React before intent, ${eager.length === 0 ? 'as' : 'NOT as'} is the goal: 0`,
    ].join('\n');
  });
}
