import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { layoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/site.ts';

const addresses = [
  '/en',
  '/fr',
  '/construction/es',
  '/not_found/en',
  '/es-co/es',
  '/welcome/es',
  '/products/suppmail/fr',
  '/email-masivo/es',
  '/pitch/en',
  '/support/es',
  '/terms/fr',
];

for (const address of addresses) {
  test(`${address} does not move on a phone or a desktop while it loads`, async ({ context, allow }) => {
    allow(/status of 404/);
    // Fonts and style sheets that come late must not move anything either.
    await context.route('**/*.{woff2,css}', async (route) => {
      await sleep(400);
      await route.continue();
    });
    // Side by side, since most of the time is waiting.
    const shifts = await Promise.all(
      [390, 1440].map(async (width) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address, { waitUntil: 'networkidle' });
        return [width, await layoutShift(page)];
      }),
    );
    expect(shifts).toEqual([
      [390, 0],
      [1440, 0],
    ]);
  });
}

/**
 * A page that arrives in pieces, as over a bad line: each piece is painted before the next one comes, and
 * what is painted must stay where it is.
 */
test('a page that arrives in pieces holds still', async ({ page, site, allow }) => {
  // Fonts and modules come from another origin here, and the browser refuses them.
  allow(/./);
  const html = await (await fetch(`${site.origin}/fr`, { headers: { 'accept-encoding': 'identity' } })).text();
  const proxy = createServer(async (request, response) => {
    if (request.url !== '/fr') return void response.writeHead(302, { location: site.origin + request.url }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    // Cut at the seams that matter: after the head, and between the parts of the shell.
    for (const piece of html.split(/(?=<main|<footer|<aside|<div class="[^"]*buttons|<dialog)/)) {
      response.write(piece);
      await sleep(150);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await page.setViewportSize({ width: 390, height: 800 });
  const { port } = proxy.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/fr`);
  const shift = await layoutShift(page);
  proxy.close();
  expect(shift).toBe(0);
});
