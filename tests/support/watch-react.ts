import type { Page } from '@playwright/test';

/** Stands in React itself and in no code of ours. */
const mark = 'react.transitional.element';

/** Answers whether the page has loaded React since this was called. */
export function watchReact(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).some((script) => script.includes(mark));
}
