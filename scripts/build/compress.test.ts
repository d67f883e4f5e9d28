import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder, endOfFirstScreen } from './compress.mjs';

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

test('the first screen of a page can be read before any byte of what follows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const words = (from: number) => Array.from({ length: 500 }, (_, n) => `<p>${(from + n) ** 3}</p>`).join('');
  const first = `${words(0)}<link${endOfFirstScreen}`;
  writeFileSync(join(folder, 'long.html'), first + words(1000));
  writeFileSync(join(folder, 'short.html'), first);
  await compressFolder(folder);
  const [long, short] = ['long', 'short'].map((name) => readFileSync(join(folder, `${name}.html.br`)));
  const arrived = long?.subarray(0, short?.length) ?? Buffer.alloc(0);
  const read = brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  expect(read.toString()).toContain(first);
});
