import { copyFile, open } from 'node:fs/promises';

/** False: there is no such file. It is on the disk when this resolves, for its user alone. */
export async function copyFileSafely(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  const file = await open(to, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
  return true;
}
