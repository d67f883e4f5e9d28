import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export interface Checksum {
  readonly bytes: number;
  readonly sha256: string;
}

const lineEnd = '\n'.charCodeAt(0);

/** Reads a file of any size, a piece at a time, and counts its lines on the way. */
export async function checksumOf(path: string): Promise<Checksum & { readonly lines: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines++;
  }
  return { bytes, sha256: hash.digest('hex'), lines };
}
