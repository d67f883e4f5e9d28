interface Tag {
  /** In lower case. */
  readonly name: string;
  /** As they are written. */
  readonly attributes: string;
  readonly isEnd: boolean;
  /** Has no end tag. */
  readonly isVoid: boolean;
  readonly start: number;
  readonly end: number;
}

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The tags of HTML that React wrote: every element is closed, and every value is in quotes. */
export function* tagsOf(html: string, from = 0): Generator<Tag, void> {
  const search = new RegExp(tag);
  search.lastIndex = from;
  for (let found = search.exec(html); found; found = search.exec(html)) {
    const [text, slash, written = '', attributes = '', closed] = found;
    const name = written.toLowerCase();
    const isVoid = closed === '/' || voids.has(name);
    yield { name, attributes, isEnd: slash === '/', isVoid, start: found.index, end: found.index + text.length };
    // The content of a script or a style is not HTML.
    if (!slash && (name === 'script' || name === 'style'))
      search.lastIndex = html.indexOf(`</${name}`, search.lastIndex);
  }
}

/**
 * The tags of a piece of HTML, and for each whether it is inside a closed `<details>`, of which only the `<summary>` is
 * visible.
 */
export function* tagsWithHidden(html: string): Generator<Tag & { isHidden: boolean }, void> {
  const open: { isHidden: boolean; isClosed: boolean }[] = [];
  for (const tag of tagsOf(html)) {
    if (tag.isEnd) {
      yield { ...tag, isHidden: open.pop()?.isHidden ?? false };
      continue;
    }
    const parent = open.at(-1);
    const isHidden = parent?.isHidden || (parent?.isClosed === true && tag.name !== 'summary');
    if (!tag.isVoid) open.push({ isHidden, isClosed: tag.name === 'details' && !/\sopen\b/.test(tag.attributes) });
    yield { ...tag, isHidden };
  }
}
