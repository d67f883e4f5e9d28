import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import postcss from 'postcss';
import { moduleClass } from '../vite/class-names.ts';

const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const classes = new RegExp(moduleClass, 'g');

/** The sheets of components and of islands. Vike names a sheet after its source: `src_ui_button.CIdN6kY_.css`. */
const components = /\/src_ui_[^_.]+\./;
const islands = /\/src_[^.]+_browser_/;

/**
 * The layers of `src` that have style sheets, in the direction of the imports: a layer that uses a component may
 * restyle it.
 */
const layers = [
  // Fonts, tokens and rules for every element.
  /\/src_ui_style_/,
  // Layouts and looks that components share.
  /\/src_ui_(layout|look)\./,
  components,
  islands,
  // Sections, the page frame, and what features place on pages of others. All that is left are pages.
  /\/src_(ui|app|features_[a-z]+_views)_/,
];

/**
 * Vike links one style sheet per component, thirty per page, and each is a request that the first paint waits for. Here
 * they become three: the base, what every page has, cached once, and what only this page has. The pages at `livePaths` are
 * rendered again by the server, in other ways than by the build.
 */
export function mergeStyles(client: string, livePaths: readonly string[]): void {
  const linked = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readPage(join(entry.parentPath, entry.name)));
  const all = new Set(linked.flatMap(({ styles }) => styles));
  const css = new Map([...all].map((style) => [style, readFileSync(join(client, style), 'utf8').trim()]));
  const named = new Map([...css].map(([style, text]) => [style, new Set(text.match(classes))]));
  const pages = linked.map((page) => {
    const isLive = isBelow(livePaths, client, page.path);
    const shown = new Set(page.html.match(classes));
    const styles = page.styles.filter((style) => isLive || isUsed(style, named.get(style) ?? new Set(), shown));
    return { ...page, styles: inLayerOrder(styles) };
  });
  const shared = inLayerOrder([...all].filter((style) => pages.every(({ styles }) => styles.includes(style))));
  const isGround = (style: string) => layerOf(style) === 0;
  const base = shared.filter(isGround);
  const site = [...movePrintRules(base, css), ...shared.filter((style) => !isGround(style))];
  const merge = merger(client, css);
  for (const { path, html, styles } of pages) {
    const own = styles.filter((style) => !shared.includes(style));
    const links = [merge('base', base), merge('site', site), merge('page', own)].join('');
    let isFirst = true;
    const merged = html.replace(link, () => {
      const text = isFirst ? links : '';
      isFirst = false;
      return text;
    });
    writeFileSync(path, merged);
  }
  for (const style of all) rmSync(join(client, style), { force: true });
}

/** True if the file is one of a page at these URLs, in any language. */
export function isBelow(paths: readonly string[], client: string, file: string): boolean {
  const address = `/${relative(client, file).split(sep).join('/')}`;
  return paths.some((path) => address.startsWith(`${path}/`));
}

function readPage(path: string) {
  const html = readFileSync(path, 'utf8');
  return { path, html, styles: [...html.matchAll(link)].map(([, style = '']) => style) };
}

/**
 * Whether a static page needs a style sheet. A component that renders many pages imports the drawings of all of them; a
 * page shows its own. A sheet without classes is for every page, and islands may render theirs after the build.
 */
function isUsed(style: string, names: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  if (components.test(style) || islands.test(style)) return true;
  return names.size === 0 || [...names].some((name) => shown.has(name));
}

/**
 * Vike's order follows the chunks of the bundle, which any new import may split differently. Here the layer decides;
 * within a layer the order stays.
 */
function inLayerOrder(styles: readonly string[]): string[] {
  return [...styles].sort((one, other) => layerOf(one) - layerOf(other));
}

function layerOf(style: string): number {
  const at = layers.findIndex((layer) => layer.test(style));
  return at < 0 ? layers.length : at;
}

/**
 * Removes print rules from the base, which every page contains, and returns the names of the sheets for them.
 */
function movePrintRules(base: readonly string[], css: Map<string, string>): string[] {
  return base.flatMap((style) => {
    const root = postcss.parse(css.get(style) ?? '');
    const rules = root.nodes.filter(
      (node) => node.type === 'atrule' && node.name === 'media' && node.params === 'print',
    );
    const print = rules.map(String).join('');
    for (const rule of rules) rule.remove();
    css.set(style, root.toString());
    css.set(`${style} print`, print);
    return print ? [`${style} print`] : [];
  });
}

/** Writes each set of style sheets once, and returns its link. */
function merger(client: string, css: ReadonlyMap<string, string>): (name: string, styles: string[]) => string {
  const links = new Map<string, string>();
  return (name, styles) => {
    if (styles.length === 0) return '';
    const key = styles.join();
    const known = links.get(key);
    if (known) return known;
    const merged = styles.map((style) => css.get(style)).join('\n');
    const hash = createHash('sha256').update(merged).digest('base64url').slice(0, 8);
    const href = `/assets/${name}.${hash}.css`;
    writeFileSync(join(client, href), merged);
    const text = `<link rel="stylesheet" href="${href}">`;
    links.set(key, text);
    return text;
  };
}
