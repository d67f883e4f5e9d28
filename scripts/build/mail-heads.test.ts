import sharp from 'sharp';
import { expect, it } from 'vitest';
import heads from '#ui/mail/heads.json';
import { headSize, mailKinds } from '#ui/mail/mail-kinds.ts';
import { drawMailHeads } from './mail-heads.ts';

const pixelsOf = (base64: string) => sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer();

it('the pictures of the mails are those that the logo, the name and the tiles give', async () => {
  const drawn = await drawMailHeads();
  expect(Object.keys(heads)).toEqual([...mailKinds]);
  for (const [kind, committed] of Object.entries(heads)) {
    const [is, should] = await Promise.all([pixelsOf(committed), pixelsOf(drawn[kind] ?? '')]);
    expect(is.length, kind).toBe(2 * headSize.width * 2 * headSize.height * 3);
    // Another version of the encoder may choose other shades for edges.
    const different = is.filter((value, n) => Math.abs(value - (should[n] ?? 0)) > 24).length;
    expect(different / is.length, `Draw ${kind} again: npx tsx scripts/build/mail-heads.ts`).toBeLessThan(0.005);
  }
});

it('no picture is so large that Gmail lists it as an attachment', () => {
  for (const base64 of Object.values(heads)) expect(Buffer.from(base64, 'base64').length).toBeLessThan(8_000);
});
