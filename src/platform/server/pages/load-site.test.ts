import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTestSite } from '#app/testing-site.ts';
import { loadSite, MissingBuildError } from './load-site.ts';

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
    rmSync(join(folder, 'contact/es/index.html'));
    expect(() => loadSite(folder)).toThrow('/contact/es is missing');
  });
});
