import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders of a tree, with its root, that others than their owner may read, write or enter. */
export function openEntries(path: string): string[] {
  const found = lstatSync(path);
  const below = found.isDirectory() ? readdirSync(path).flatMap((name) => openEntries(join(path, name))) : [];
  return (found.mode & 0o077) === 0 ? below : [`${path} ${(found.mode & 0o777).toString(8)}`, ...below];
}
