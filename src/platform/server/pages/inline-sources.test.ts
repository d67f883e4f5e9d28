import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openingsOf } from '#app/app.ts';
import { testSite } from '#app/testing-app.ts';
import { readConfig } from '../config/config.ts';
import { pageTransitionSource } from '../security/security-headers.ts';
import { inlineSources } from './load-site.ts';
import { createPages } from './pages.ts';

const style = 'p{content:"ñ"}';
const html = `<html data-signed="out"><head><style data-sheet="/a.css">${style}</style><script>go()</script>
  <style>other</style><script type="application/ld+json">{}</script></head><script> </script><script> </script>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (text: string) => Buffer.from(text);

describe('inline styles and scripts', () => {
  it('are allowed by their hash, and nothing that the build did not write', () => {
    expect(inlineSources(page(html))).toEqual({
      'style-src': [hash(style)],
      'script-src': [hash('go()'), hash(' ')],
    });
    expect(inlineSources(page('<html><style data-sheet="x">'))).toEqual({ 'style-src': [], 'script-src': [] });
  });
});

describe('the content policy of a page', () => {
  const site = testSite();
  const pages = new Map(
    [...site.pages].map(([address, built]) => [
      address,
      address === '/contact/en' ? { ...built, inline: inlineSources(page(html)) } : built,
    ]),
  );
  const answerTo = (url: string, headers: Record<string, string> = {}, env: Record<string, string> = {}) => {
    const answer = createPages({ ...site, pages }, readConfig(env), openingsOf(readConfig(env))).answer({
      method: 'GET',
      url,
      headers,
    });
    const header = (name: string) => answer?.headers[answer.headers.indexOf(name) + 1] ?? '';
    return { status: answer?.status, etag: header('ETag'), policy: header('Content-Security-Policy') };
  };

  it('names the hashes of that page alone, for every visitor, also in a 304', () => {
    const { etag, policy } = answerTo('/contact/en');
    expect(policy).toContain(
      `script-src 'self' ${hash('go()')} ${hash(' ')}; style-src 'self' ${pageTransitionSource} ${hash(style)};`,
    );
    expect(answerTo('/contact/en', { cookie: 'userCountry=co' }).policy).toBe(policy);
    expect(answerTo('/contact/en', { 'if-none-match': etag })).toEqual({ status: 304, etag, policy });
    expect(answerTo('/contact/es').policy).toContain(`style-src 'self' ${pageTransitionSource};`);
  });

  it('leaves out hashes where all styles are allowed, since a hash would switch that off', () => {
    const { policy } = answerTo('/contact/en', {}, { SCHEDULER_URL: 'https://cal.com/hormiga/30min' });
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain(hash('go()'));
  });
});
