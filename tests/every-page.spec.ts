import { href } from '../src/site/address.ts';
import { languageCodes } from '../src/site/languages.ts';
import { type Route, routes } from '../src/site/routes.ts';
import { examinePage } from './support/examine-page.ts';
import { test } from './support/site-in-one-tab.ts';

/** Every address of the registry, in every language. What is for one person is in `private-pages.spec.ts`. */
for (const route of routes.filter(({ path }) => !isPrivate(path))) {
  test(`${route.path} is whole, accessible and fits the smallest screen in every language`, async ({ page, allow }) => {
    if (route.path === '/not_found') allow(/status of 404/);
    let like: string | undefined;
    // Another address of a page is the same file in every language, and no visitor sees what developers do.
    for (const language of route.sameAs || route.development ? (['en'] as const) : languageCodes) {
      const address = href(route.path, language);
      const options = { language, headOnly: route.sameAs !== undefined, shell: isShellExamined(route), like };
      like = await test.step(address, () => examinePage(page, address, { ...options, doubled: !route.development }));
    }
  });
}

function isPrivate(path: Route['path']): boolean {
  return path === '/dashboard' || path === '/application' || path === '/staff';
}

/**
 * What stands around the content is the same on all pages of a language: it is examined in each on the start page, and
 * on the one page that gives the header another look.
 */
function isShellExamined({ path }: Route): boolean {
  return path === '/' || path === '/products/suppmail';
}
