import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** By file name: its size, and how much of it the ant takes. Masks cut off all but the middle. */
const icons = {
  'icon-192.png': { size: 192, share: 0.72 },
  'icon-512.png': { size: 512, share: 0.72 },
  'icon-maskable-512.png': { size: 512, share: 0.5 },
  'apple-touch-icon.png': { size: 180, share: 0.66 },
} as const;

/** The favicon as PNG, for phones and for browsers without support for SVG. */
export async function writeIcons(client: string, favicon: string): Promise<void> {
  for (const [name, { size, share }] of Object.entries(icons)) {
    const ant = await renderSvg(favicon, Math.round(size * share));
    const ground = sharp({ create: { width: size, height: size, channels: 3, background: '#fbf7ef' } });
    await ground
      .composite([{ input: ant }])
      .png({ palette: true })
      .toFile(join(client, name));
  }
  writeFileSync(join(client, 'favicon.ico'), asIco(await renderSvg(favicon, 32), 32));
}

function renderSvg(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An .ico is a list of pictures; ours has one, a PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
