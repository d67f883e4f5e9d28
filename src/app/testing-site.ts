import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuiltPage, makeBody } from '#platform/server/pages/built-file.ts';
import { fileAddress } from '#site/address.ts';
import { languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 10 } };

/** Writes a small build: every page contains its own file path. */
export function writeTestSite(folder: string, filling = ''): void {
  const write = (path: string, text: string, compressed: boolean) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!compressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(text, fast));
    writeFileSync(`${file}.gz`, gzipSync(text));
  };
  for (const { path, country = '', takesContext } of routes) {
    for (const language of languageCodes) {
      const address = fileAddress(path, language);
      const attributes = `lang="${language}" data-country="${country}" data-signed="out"${takesContext ? ' data-context="1"' : ''}`;
      const html = `<!doctype html><html ${attributes}><p>${address}</p><title></title><main></main>${filling}</html>`;
      write(`${address}/index.html`, html, true);
    }
  }
  write('/assets/entry.abc123.js', 'console.log(1)', true);
  write('/assets/font.abc123.woff2', 'font', false);
  write('/robots.txt', 'User-agent: *', true);
  write('/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', true);
  write('/speculation-rules.json', '{}', true);
  write('/.vite/manifest.json', '{}', false);
}

/** A page as the server holds it, the same for every visitor. */
export function testPage(html: string): BuiltPage {
  return {
    takesCountry: false,
    takesContext: false,
    takesSigned: false,
    inline: {},
    bodies: { identity: makeBody(Buffer.from(html)) },
  };
}
