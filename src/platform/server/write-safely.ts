import { open } from 'node:fs/promises';

/** Resolves when the file is on disk, readable by the site's own user alone. `wx`: fails if the file exists. */
export async function writeSafely(path: string, content: Uint8Array, flag: 'w' | 'wx'): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
