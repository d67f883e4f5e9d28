import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeStyles } from './merge-styles.mjs';

/** Named as Vike names them, and with a class as Vite names it. */
const sheet = (source: string) => `/assets/static/src_${source}.Ab3d_fGh.css`;
const classOf = (source: string) => `_${source.split('_').at(-1)}_x1y2z_1`;

function siteOf(pages: Record<string, { styles: string[]; body?: string }>) {
  const client = mkdtempSync(join(tmpdir(), 'styles-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(client, path, '..'), { recursive: true });
    writeFileSync(join(client, path), text);
  };
  for (const [path, { styles, body = styles.map(classOf).join(' ') }] of Object.entries(pages)) {
    for (const source of styles) write(sheet(source), `.${classOf(source)}{}\n`);
    const links = styles.map((source) => `<link rel="stylesheet" type="text/css" href="${sheet(source)}">`);
    write(`${path}/index.html`, `<head>${links.join('')}<title>${path}</title></head><p class="${body}">`);
  }
  const page = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');
  const hrefs = (path: string) => [...page(path).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  /** The sources of each style sheet that a page links. */
  const styles = (path: string) =>
    hrefs(path).map((href) =>
      [...readFileSync(join(client, href), 'utf8').matchAll(/_(\w+)_x/g)].map(([, name]) => name),
    );
  return { client, page, hrefs, styles };
}

describe('mergeStyles', () => {
  it('leaves two style sheets a page: what all have, and what this one has', () => {
    const start = ['components_style_base', 'pages_start', 'components_shell'];
    const site = siteOf({
      en: { styles: start },
      es: { styles: start },
      'terms/en': { styles: ['components_style_base', 'components_shell', 'pages_legal'] },
    });
    mergeStyles(site.client, []);
    expect(site.styles('en')).toEqual([['base', 'shell'], ['start']]);
    expect(site.styles('terms/en')).toEqual([['base', 'shell'], ['legal']]);
    expect(site.hrefs('es')).toEqual(site.hrefs('en'));
    expect(site.page('en')).toContain('<title>en</title>');
    expect(readdirSync(join(site.client, 'assets')).sort()).toEqual([
      ...[expect.stringMatching(/^page\./), expect.stringMatching(/^page\./), expect.stringMatching(/^site\./)],
      'static',
    ]);
    expect(readdirSync(join(site.client, 'assets/static'))).toEqual([]);
  });

  it('puts what is used before what uses it, whatever the order of the chunks', () => {
    const site = siteOf({
      en: { styles: ['pages_hero', 'components_sections_card', 'islands_plans', 'components_ui_table'] },
      es: { styles: [] },
    });
    mergeStyles(site.client, []);
    expect(site.styles('en')).toEqual([['table', 'plans', 'card', 'hero']]);
  });

  it('leaves out what the page does not draw, but for what an island may draw later', () => {
    const styles = ['components_ui_table', 'islands_plans', 'pages_product_inbox', 'pages_product_board'];
    const site = siteOf({ en: { styles, body: classOf('board') }, es: { styles: [] } });
    mergeStyles(site.client, []);
    expect(site.styles('en')).toEqual([['table', 'plans', 'board']]);
  });

  it('leaves a page that is drawn live all that its screen may draw', () => {
    const styles = ['pages_payment_form', 'pages_payment_paid'];
    const site = siteOf({
      'payment/en': { styles, body: classOf('form') },
      'payments/en': { styles, body: classOf('form') },
      es: { styles: [] },
    });
    mergeStyles(site.client, ['/payment']);
    expect(site.styles('payment/en')).toEqual([['form', 'paid']]);
    expect(site.styles('payments/en')).toEqual([['form']]);
  });
});
