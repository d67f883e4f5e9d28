import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export interface Checksum {
  readonly bytes: number;
  readonly sha256: string;
}

export async function checksumOf(path: string): Promise<Checksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
