import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { breadthUnless } from './support/breadth.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/site.ts';

/** Its height depends on what loads late: slides. */
const examples = ['/es-co/es'];

for (const address of [
  ...examples,
  '/support/es',
  '/products/suppmail/fr',
  '/pitch/en',
  '/en',
  '/fr',
  '/construction/es',
  '/not_found/en',
  '/welcome/es',
  '/email-masivo/es',
  '/terms/fr',
]) {
  const title = `${address} does not shift on a phone or a desktop while it loads`;
  test(title, breadthUnless(examples.includes(address)), async ({ context, allow }) => {
    allow(/status of 404/);
    // Late fonts change how wide a text is, but no line breaks elsewhere; late style sheets shift nothing.
    await context.route('**/*.{woff2,css}', async (route) => {
      await sleep(400);
      await route.continue();
    });
    // In parallel, since most of the time is waiting.
    const shifts = await Promise.all(
      [390, 1440].map(async (width) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address, { waitUntil: 'networkidle' });
        return [width, await layoutShift(page)] as const;
      }),
    );
    for (const [width, shift] of shifts) expect(shift, `${width} px`).toBeLessThanOrEqual(0.01);
  });
}

/**
 * A page that arrives in pieces, as over a bad connection: each piece is painted before the next one, and painted content
 * must not move.
 */
for (const { path, width, seams } of [
  // After the head, between the parts of the shell, and before the last floating element.
  { path: '/fr', width: 390, seams: /(?=<main|<footer|<aside|<a [^>]*data-opens="help-dialog"|<dialog)/ },
  // Within the first slide, whose text is centred.
  { path: '/pitch/en', width: 1440, seams: /(?=<h1|<dl|<aside)/ },
]) {
  test(`${path} does not shift while it arrives in pieces`, breadthUnless(path === '/fr'), async ({ page, site }) => {
    const html = await (await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } })).text();
    const proxy = createServer(async (request, response) => {
      if (request.url !== path) {
        const file = await fetch(site.origin + request.url);
        response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
        return void response.end(Buffer.from(await file.arrayBuffer()));
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      for (const piece of html.split(seams)) {
        response.write(piece);
        await sleep(150);
      }
      response.end();
    }).listen(0, '127.0.0.1');
    await page.setViewportSize({ width, height: 800 });
    const { port } = proxy.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`);
    const shift = await layoutShift(page);
    proxy.close();
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
