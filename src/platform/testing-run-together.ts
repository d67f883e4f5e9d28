import type { CheerioAPI } from 'cheerio';

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

/** Browsers begin a new line at these, or draw a box with text of its own. */
const apart = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1
  h2 h3 h4 h5 h6 header hr input legend li main nav ol optgroup option p pre section select summary table tbody td
  template textarea tfoot th thead tr ul`.split(/\s+/),
);
const silent = new Set(['script', 'style', 'head', 'svg']);

/** Where a text is: the link or the button around it. */
interface Place {
  readonly text: string;
  readonly control: Node | undefined;
}

/** The texts in the order of the page, and where something else begins. */
function* partsOf(node: Node, control?: Node): Generator<Place | 'apart'> {
  if (node.type === 'text') yield { text: node.data, control };
  if (!('name' in node && 'children' in node) || silent.has(node.name)) return;
  const isApart = apart.has(node.name);
  if (isApart) yield 'apart';
  const own = node.name === 'a' || node.name === 'button' ? node : control;
  for (const child of node.children) yield* partsOf(child, own);
  if (isApart) yield 'apart';
}

/**
 * The links and buttons that have no space between their words and those of their neighbours: without style sheets, when
 * copied, and for some readers “See all” and “Custom” would be “See allCustom”.
 */
export function runTogether($: CheerioAPI): string[] {
  const parts = $.root()
    .contents()
    .toArray()
    .flatMap((node) => [...partsOf(node)]);
  return parts.flatMap((here, index) => {
    const before = parts[index - 1];
    if (before === undefined || before === 'apart' || here === 'apart' || !touches(before, here)) return [];
    return [`${before.text.slice(-30)}|${here.text.slice(0, 30)}`];
  });
}

/** Signs may follow a link without a space, or precede it. */
function touches(before: Place, here: Place): boolean {
  if (before.control === here.control) return false;
  return /[^\s(«“¿¡’]$/.test(before.text) && /^[^\s.,;:!?)»”…’]/.test(here.text);
}
