import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { writeTestSite } from '#app/testing-site.ts';
import { compress } from '#platform/server/pages/built-file.ts';
import { loadSite } from '#platform/server/pages/load-site.ts';
import { mark } from '#site/site-variant.ts';
import { writeVariants } from './variants.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-variants-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('one build serves every server: the files are for a trial, and a server makes its own from them', () => {
  const client = join(folder, 'client');
  const marked = `<b>${mark('cards', 'Pagar', 'Pedir')}</b> ñ <i>${mark('usd', 'Comprar', 'Cotizar')}</i>`;
  writeTestSite(client, marked);
  mkdirSync(join(folder, 'frames/contact/es'), { recursive: true });
  writeFileSync(join(folder, 'frames/contact/es/index.html'), marked);
  writeVariants(client, join(folder, 'variants.json'));
  // The build compresses after this.
  const page = join(client, 'contact/es/index.html');
  writeFileSync(`${page}.br`, compress(readFileSync(page), 'br'));
  writeFileSync(`${page}.gz`, compress(readFileSync(page), 'gzip'));
  expect(readFileSync(join(client, 'contact/es/index.html'), 'utf8')).toContain('<b>Pagar</b> ñ <i>Comprar</i>');

  const pageFor = (charges: readonly 'cop'[]) => {
    const { pages, frames } = loadSite(client, { variantIn: () => ({ charges, taxNote: '' }) });
    const { identity, br } = pages.get('/contact/es')?.bodies ?? {};
    expect(br && brotliDecompressSync(br.bytes).toString()).toBe(identity?.bytes.toString());
    return [identity?.bytes.toString(), frames.get('/contact/es')?.toString()];
  };
  expect(pageFor([])).toEqual([
    expect.stringContaining('<b>Pedir</b> ñ <i>Cotizar</i>'),
    '<b>Pedir</b> ñ <i>Cotizar</i>',
  ]);
  expect(pageFor(['cop'])).toEqual([
    expect.stringContaining('<b>Pagar</b> ñ <i>Cotizar</i>'),
    '<b>Pagar</b> ñ <i>Cotizar</i>',
  ]);
});
