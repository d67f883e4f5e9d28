// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, gzip } from 'node:zlib';

const deflate = promisify(gzip);

/** Fonts and pictures are compressed by their own formats. */
const isText = /\.(html|css|js|mjs|json|svg|xml|txt|map|webmanifest|ico)$/;

/** For hundreds of pages: a third of the time of the best quality, and 2 % larger. */
const pageQuality = 10;

/** As many as Node's own pool has threads for. */
const concurrency = 4;

/** Ends what a page's first screen needs: the first of the remaining style sheets. */
export const endOfFirstScreen = ' id="rest">';

/**
 * Writes a `.br` and a `.gz` beside every text file, as small as possible, since it is done once at build time. One
 * that would not be smaller is left out.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => isText.test(path));
  const worker = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await compressFile(join(folder, path));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  const [br, gz] = await Promise.all([brotli(content, extname(path) === '.html'), deflate(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

/**
 * Of a page, what the first screen needs can be read from the first bytes alone. Otherwise its end would only be known
 * with some hundred bytes of what follows.
 * @param {Buffer} content
 * @param {boolean} isPage
 */
async function brotli(content, isPage) {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isPage ? pageQuality : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const mark = isPage ? content.indexOf(endOfFirstScreen) : -1;
  const end = mark === -1 ? 0 : mark + endOfFirstScreen.length;
  if (end > 0) {
    stream.write(content.subarray(0, end));
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  stream.end(content.subarray(end));
  return buffer(stream);
}
