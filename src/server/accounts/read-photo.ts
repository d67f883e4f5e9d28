import { accountLimits, type photoTypes } from '#site/account/account-limits.ts';

export const largestPhoto = accountLimits.photoMegabytes * 1024 * 1024;

type PhotoType = (typeof photoTypes)[number];

/** By what it begins with, whatever its name or its sender say. */
const beginnings = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff], at: 0 },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { type: 'image/webp', bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
] as const satisfies readonly { type: PhotoType; bytes: readonly number[]; at: number }[];

export function pictureType(content: Uint8Array): PhotoType | undefined {
  const found = beginnings.find(({ bytes, at }) => bytes.every((byte, n) => content[at + n] === byte));
  return found?.type;
}
