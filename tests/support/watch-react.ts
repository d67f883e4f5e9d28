import type { Page } from '@playwright/test';

/** A text that is in React, and in none of our code. */
const mark = 'react.transitional.element';

/** Returns a function that says whether the page has loaded React since. */
export function watchReact(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).some((script) => script.includes(mark));
}
