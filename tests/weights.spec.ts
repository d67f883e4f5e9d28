import { pageFiles, readFrom } from '../bench/pages/page-files.ts';
import { partsOver, weighIslands, weighSite } from '../bench/pages/weights.ts';
import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

const client = 'dist/client';

test('every page stays within its byte budget before any interaction', () => {
  const over = weighSite(client).flatMap((weight) =>
    partsOver(weight).map((part) => `${weight.path} (${weight.language}): ${part} ${weight[part]} bytes`),
  );
  expect(over).toEqual([]);
});

test('every island and enhancement loads at most 22.5 kB beside React', () => {
  const islands = weighIslands(client);
  expect(islands.map(({ name }) => name)).toEqual(expect.arrayContaining(['contact-form', 'quote', 'carousel']));
  expect(islands.filter(({ bytes }) => bytes > 22_500)).toEqual([]);
});

for (const address of ['/en', '/not_found/es', '/construction/fr', '/gallery/en']) {
  test(
    `the measured files of ${address} are those that a browser fetches`,
    breadthUnless(address === '/en'),
    async ({ page, site, allow }) => {
      allow(/status of 404/);
      const fetched = { scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() };
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === 'script') fetched.scripts.add(pathname);
        if (request.resourceType() === 'stylesheet') fetched.styles.add(pathname);
        if (request.resourceType() === 'font') fetched.fonts.add(pathname);
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      const read = readFrom(client);
      const weighed = pageFiles(read(`${address}/index.html`), read);
      expect(new URL(page.url()).origin).toBe(site.origin);
      for (const kind of ['scripts', 'styles'] as const)
        expect([...fetched[kind]].sort()).toEqual([...weighed[kind]].sort());
      // A font that no text uses is measured, but not fetched.
      expect(weighed.fonts).toEqual(expect.arrayContaining([...fetched.fonts]));
    },
  );
}
