import { href } from '../src/site/address.ts';
import { type Route, routes } from '../src/site/routes.ts';
import { examinePage } from './support/examine-page.ts';
import { test } from './support/site-in-one-tab.ts';

// In one process, which examines a part that several pages have only once.
test.describe.configure({ mode: 'default' });

/**
 * Every page of the registry, each once: another address of one is the same file. What is for one person is in
 * `private-pages.spec.ts`, and what a file tells without a browser in `heads.spec.ts`.
 */
for (const route of routes.filter(({ path, sameAs }) => !isPrivate(path) && !sameAs)) {
  test(`${route.path} is accessible and fits the smallest screen`, async ({ page, allow }) => {
    if (route.path === '/not_found') allow(/status of 404/);
    await examinePage(page, href(route.path, 'fr'), {
      shell: isShellExamined(route),
      isForDevelopers: route.development,
    });
  });
}

function isPrivate(path: Route['path']): boolean {
  return path === '/dashboard' || path === '/application' || path === '/staff';
}

/**
 * What stands around the content is the same on all pages of a language: it is examined on the start page, and on the
 * one page that gives the header another look.
 */
function isShellExamined({ path }: Route): boolean {
  return path === '/' || path === '/products/suppmail';
}
