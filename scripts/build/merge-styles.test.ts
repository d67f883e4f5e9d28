import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mergeStyles } from './merge-styles.mjs';

const linkTo = (name: string) => `<link rel="stylesheet" type="text/css" href="/assets/${name}.css">`;

it('leaves two style sheets a page, in the order of the many', () => {
  const client = mkdtempSync(join(tmpdir(), 'styles-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(client, path, '..'), { recursive: true });
    writeFileSync(join(client, path), text);
  };
  for (const name of ['base', 'shell', 'start', 'legal']) write(`assets/${name}.css`, `.${name}{}\n`);
  write('en/index.html', `<head>${linkTo('base')}${linkTo('start')}${linkTo('shell')}<title>Start</title></head>`);
  write('es/index.html', `<head>${linkTo('base')}${linkTo('start')}${linkTo('shell')}<title>Inicio</title></head>`);
  write('terms/en/index.html', `<head>${linkTo('base')}${linkTo('shell')}${linkTo('legal')}</head>`);

  mergeStyles(client);

  const page = readFileSync(join(client, 'en/index.html'), 'utf8');
  const styles = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => readFileSync(join(client, href), 'utf8'));
  expect(styles).toEqual(['.base{}\n.shell{}', '.start{}']);
  expect(page).toContain('<title>Start</title>');
  expect(readFileSync(join(client, 'es/index.html'), 'utf8').match(/href="[^"]+"/g)).toEqual(
    page.match(/href="[^"]+"/g),
  );
  expect(readdirSync(join(client, 'assets')).sort()).toEqual([
    expect.stringMatching(/^page\./),
    expect.stringMatching(/^page\./),
    expect.stringMatching(/^site\./),
  ]);
});
