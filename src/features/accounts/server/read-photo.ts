import { accountLimits, type photoTypes } from '../account-limits.ts';

export const largestPhoto = accountLimits.photoMegabytes * 1024 * 1024;

type PhotoType = (typeof photoTypes)[number];

/** By what it begins with, whatever its name or its sender say. A WebP has its length between two of its marks. */
const beginnings: readonly { readonly type: PhotoType; readonly pattern: RegExp }[] = [
  { type: 'image/jpeg', pattern: /^\xff\xd8\xff/ },
  { type: 'image/png', pattern: /^\x89PNG\r\n/ },
  { type: 'image/webp', pattern: /^RIFF[\s\S]{4}WEBP/ },
];

export function pictureType(content: Uint8Array): PhotoType | undefined {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1');
  return beginnings.find(({ pattern }) => pattern.test(start))?.type;
}
