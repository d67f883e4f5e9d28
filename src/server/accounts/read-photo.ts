/** What a picture of a user may be. */
export const photoLimits = { bytes: 1024 * 1024 } as const;

/** By what it begins with, whatever its name or its sender say. */
const beginnings = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff], at: 0 },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { type: 'image/webp', bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
] as const;

export function pictureType(content: Uint8Array): (typeof beginnings)[number]['type'] | undefined {
  const found = beginnings.find(({ bytes, at }) => bytes.every((byte, n) => content[at + n] === byte));
  return found?.type;
}
