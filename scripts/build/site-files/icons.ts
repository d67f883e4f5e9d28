import sharp from 'sharp';

const paper = '#fbf7ef';

/** By file name: its size, and how much of it the ant takes. Masks cut off all but the middle. */
const icons = {
  'icon-192.png': { size: 192, share: 0.72 },
  'icon-512.png': { size: 512, share: 0.72 },
  'icon-maskable-512.png': { size: 512, share: 0.5 },
  'apple-touch-icon.png': { size: 180, share: 0.66 },
} as const;

/** The favicon as PNG, for phones and for browsers without support for SVG. */
export async function drawIcons(favicon: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { size, share }] of Object.entries(icons)) {
    const ant = await draw(favicon, Math.round(size * share));
    const ground = { create: { width: size, height: size, channels: 3 as const, background: paper } };
    files.set(
      name,
      await sharp(ground)
        .composite([{ input: ant }])
        .png({ palette: true })
        .toBuffer(),
    );
  }
  files.set('favicon.ico', asIco(await draw(favicon, 32), 32));
  return files;
}

function draw(svg: string, size: number): Promise<Buffer> {
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
