import { open } from 'node:fs/promises';

/** It is on the disk when this resolves, for the site's own user alone. `wx`: nothing may be there before. */
export async function writeSafely(path: string, content: Uint8Array, flag: 'w' | 'wx'): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
