import { href } from '../src/site/address.ts';
import { type Route, routes } from '../src/site/routes.ts';
import { breadthUnless } from './support/breadth.ts';
import { examinePage } from './support/examine-page.ts';
import { test } from './support/site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

// In one process, so that a part that several pages share is checked once.
test.describe.configure({ mode: 'default' });

/** Every page of the registry, each once: another address of a page is the same file. */
const pages = routes.filter(({ path, sameAs }) => !isPrivate(path) && !sameAs);

/** Pages that have most of what the others consist of: a picture, lists, forms. */
const examples: readonly Route['path'][] = ['/', '/support/quote'];

/**
 * `npm test` has these examples. Pages of one person are in `private-pages.spec.ts`, and checks without a browser
 * in `heads.spec.ts`.
 */
for (const route of pages) {
  const title = `${route.path} is accessible and fits the smallest screen`;
  test(title, breadthUnless(examples.includes(route.path)), async ({ page, allow }) => {
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
 * The shell is the same on all pages of a language: it is checked on the start page, and on the one page whose header
 * looks different.
 */
function isShellExamined({ path }: Route): boolean {
  return path === '/' || path === '/products/suppmail';
}
