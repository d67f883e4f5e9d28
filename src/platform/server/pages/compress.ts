import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/accept-encoding.ts';

/** While a visitor waits, so not with all the effort that the build can take. */
export function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 6 }) : html;
}
