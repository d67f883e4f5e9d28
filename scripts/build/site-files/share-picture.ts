/** The picture size that social networks use beside a link. */
const shareSize = { width: 1200, height: 630 };

/** The picture at the top of a page, from its HTML: the first SVG after the page's marker. */
export function findPicture(html: string): string | undefined {
  const marked = html.indexOf('data-share-picture');
  const start = marked < 0 ? -1 : html.indexOf('<svg', marked);
  const end = html.indexOf('</svg>', start);
  return start < 0 || end < 0 ? undefined : html.slice(start, end + '</svg>'.length);
}

/**
 * The same picture as a separate file, in the colours of the light theme, in the size of a shared link. Outside of a
 * browser there are no custom properties, so the rules that it needs are taken from the style sheet with their values.
 */
export function asShareFile(picture: string, css: string, logo: string): string {
  const { width, height } = shareSize;
  const paper = tokenValue('--paper', css);
  const filling = picture
    .replace(/ preserveAspectRatio="[^"]*"/, '')
    .replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${rulesFor(picture, css)}</style>` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${filling}` +
    // The brand: the ant on a tile, in the corner.
    `<path fill="${paper}" d="M0 ${height - 150}h110a40 40 0 0 1 40 40v110H0z"/>` +
    `${logo.replace('<svg', `<svg x="27" y="${height - 123}" width="96" height="96"`)}</svg>`
  );
}

function rulesFor(picture: string, css: string): string {
  const used = new Set([...picture.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules
    .filter(
      ([, selector = '']) => classesIn(selector).length > 0 && classesIn(selector).every((name) => used.has(name)),
    )
    .map(([, selector, body = '']) => `${selector}{${withValues(body, css)}}`)
    .join('');
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function withValues(body: string, css: string): string {
  return body.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokenValue(name, css));
}

/** The light one of `--tile-ink:var(--lightningcss-light,#1a1712)var(--lightningcss-dark,#f3e9d8)`, or a plain value. */
function tokenValue(name: string, css: string): string {
  const [, value] = new RegExp(`${name}:(?:var\\(--lightningcss-light,)?(#\\w+)`).exec(css) ?? [];
  if (!value) throw new Error(`The style sheet gives ${name} no value`);
  return value;
}
