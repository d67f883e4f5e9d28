import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openingsOf } from '#app/app.ts';
import { writeTestSite } from '#app/testing-site.ts';
import { brand } from '#content/brand.ts';
import { readConfig } from '../config/config.ts';
import { expectToHold } from '../testing-memory.ts';
import { loadSite, MissingBuildError } from './load-site.ts';
import { createPages } from './pages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hormiga-build-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('loading the build', () => {
  it('says what to do when nothing is built', () => {
    expect(() => loadSite(join(folder, 'nothing'))).toThrow(MissingBuildError);
    expect(() => loadSite(folder)).toThrow(/are missing\.\n- Run npm start/);
  });

  it('says which page is missing', () => {
    writeTestSite(folder);
    for (const form of ['', '.br', '.gz']) rmSync(join(folder, `contact/es/index.html${form}`));
    expect(() => loadSite(folder)).toThrow('/contact/es is missing');
  });

  it('loads a release, in which pages are only compressed, like the build that it was made of', () => {
    writeTestSite(folder);
    const built = loadSite(folder);
    for (const path of ['contact/es/index.html', 'favicon.svg']) rmSync(join(folder, path));
    const released = loadSite(folder);
    expect(released.pages.get('/contact/es')).toEqual(built.pages.get('/contact/es'));
    expect([...released.pages.keys()].sort()).toEqual([...built.pages.keys()].sort());
    expect([...released.files.keys()].sort()).toEqual([...built.files.keys()].sort());
  });

  it('says that the places of what depends on settings are missing', () => {
    writeTestSite(folder);
    const variantIn = () => ({ charges: [], taxNote: '' });
    expect(() => loadSite(folder, { variantIn })).toThrow(/variants\.json is missing\.\n- Run npm start/);
  });

  it('names the configured address wherever the build named its own, and leaves e-mail addresses', () => {
    const url = brand.siteUrl;
    const host = new URL(url).host;
    const texts = `<link rel="canonical" href="${url}/a/es"><a>${host}</a> hola@${host} mail.${host} {"url":"${url}"}`;
    writeTestSite(folder, texts);
    const { pages, files } = loadSite(folder, { canonicalUrl: 'https://staging.test:8443' });
    const { identity, br, gzip } = pages.get('/contact/es')?.bodies ?? {};
    const expected = `<link rel="canonical" href="https://staging.test:8443/a/es"><a>staging.test:8443</a> hola@${host} mail.${host} {"url":"https://staging.test:8443"}`;
    expect(identity?.bytes.toString()).toContain(expected);
    expect(br && brotliDecompressSync(br.bytes).toString()).toContain(expected);
    expect(gzip && gunzipSync(gzip.bytes).toString()).toContain(expected);
    expect(new Set([identity?.etag, br?.etag, gzip?.etag]).size).toBe(3);
    expect(files.get('/favicon.svg')).toEqual(loadSite(folder).files.get('/favicon.svg'));
    expect(loadSite(folder).pages.get('/contact/es')?.bodies.identity.bytes.toString()).toContain(texts);
  });

  it('keeps of what is compressed only that, and gives it to whoever wants it as it was', {
    tags: 'system',
  }, async () => {
    writeTestSite(folder);
    const text = (n: number) => `${n}${' '.repeat(2_000_000)}`;
    for (let n = 0; n < 20; n++) {
      writeFileSync(join(folder, `assets/${n}.css`), text(n));
      writeFileSync(join(folder, `assets/${n}.css.gz`), gzipSync(text(n)));
    }
    const { files } = await expectToHold(10, () => loadSite(folder));
    const answers = createPages({ ...loadSite(folder), files }, readConfig({}), openingsOf(readConfig({})));
    for (let n = 0; n < 20; n++) {
      const found = answers.answer({ method: 'GET', url: `/assets/${n}.css`, headers: {} });
      expect(found?.body?.toString()).toBe(text(n));
    }
  });
});
