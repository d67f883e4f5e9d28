import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

/** Named as Vike names them, and with a class as the build names it. */
const sheet = (source: string) => `/assets/static/src_${source}.Ab3d_fGh.css`;
const classOf = (source: string) => `_${source.split('_').at(-1)}_1`;

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
      [...readFileSync(join(client, href), 'utf8').matchAll(/_(\w+)_1/g)].map(([, name]) => name),
    );
  return { client, page, hrefs, styles };
}

describe('mergeStyles', () => {
  it("leaves three style sheets per page: the base, the common one, and the page's own", () => {
    const start = ['ui_style_base', 'pages_home', 'app_frame_bars'];
    const site = siteOf({
      en: { styles: start },
      es: { styles: start },
      'terms/en': { styles: ['ui_style_base', 'app_frame_bars', 'pages_text'] },
    });
    mergeStyles(site.client, []);
    expect(site.styles('en')).toEqual([['base'], ['bars'], ['home']]);
    expect(site.styles('terms/en')).toEqual([['base'], ['bars'], ['text']]);
    expect(site.hrefs('es')).toEqual(site.hrefs('en'));
    expect(site.page('en')).toContain('<title>en</title>');
    expect(readdirSync(join(site.client, 'assets')).sort()).toEqual([
      expect.stringMatching(/^base\./),
      ...[expect.stringMatching(/^page\./), expect.stringMatching(/^page\./), expect.stringMatching(/^site\./)],
      'static',
    ]);
    expect(readdirSync(join(site.client, 'assets/static'))).toEqual([]);
  });

  it('removes print rules from the base, which every page contains', () => {
    const site = siteOf({
      en: { styles: ['ui_style_base', 'app_frame_bars'] },
      es: { styles: ['ui_style_base', 'app_frame_bars'] },
    });
    writeFileSync(join(site.client, sheet('ui_style_base')), 'p{top:0}@media print{p{top:1px}}a{top:0}');
    mergeStyles(site.client, []);
    const css = site.hrefs('en').map((href) => readFileSync(join(site.client, href), 'utf8'));
    expect(css).toEqual(['p{top:0}a{top:0}', '@media print{p{top:1px}}\n._bars_1{}']);
  });

  it('puts used styles before those that use them, whatever the order of the chunks', () => {
    const site = siteOf({
      en: { styles: ['pages_hero', 'ui_sections_card', 'features_plans_browser_plan', 'ui_rows'] },
      es: { styles: [] },
    });
    mergeStyles(site.client, []);
    expect(site.styles('en')).toEqual([['rows', 'plan', 'card', 'hero']]);
  });

  it('leaves out what the page does not show, except what an island may render later', () => {
    const styles = ['ui_rows', 'features_plans_browser_plan', 'pages_product_post', 'pages_product_deck'];
    const site = siteOf({ en: { styles, body: classOf('deck') }, es: { styles: [] } });
    mergeStyles(site.client, []);
    expect(site.styles('en')).toEqual([['rows', 'plan', 'deck']]);
  });

  it('leaves a live page all styles that its screen may need', () => {
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
