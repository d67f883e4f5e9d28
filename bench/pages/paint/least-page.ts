/** Reads a file of the site by its address. */
type Read = (address: string) => Promise<string>;

/**
 * The least that a page could be and still look like itself: its HTML with all of its styles inside, no script and no
 * font. One answer brings it, so that nothing can paint sooner on the same line.
 */
export async function leastPage(html: string, read: Read): Promise<string> {
  const bare = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect|manifest|icon|apple-touch-icon)"[^>]*>/g, '');
  const sheets = [...bare.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  let page = bare;
  for (const tag of sheets) {
    const address = /\bhref="([^"]+)"/.exec(tag)?.[1];
    const css = address ? withoutFonts(await read(address)) : '';
    page = page.replace(tag, () => `<style>${css}</style>`);
  }
  return page;
}

function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}
