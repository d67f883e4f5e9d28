import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compress.mjs';

test('compresses texts, leaves compressed formats alone, and leaves out what would not be smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = '<p>ant</p>'.repeat(100);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'font.woff2'), page);
  writeFileSync(join(folder, 'tiny.txt'), 'x');
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'font.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'tiny.txt',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(page);
});
