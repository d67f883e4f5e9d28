import postcss, { type ChildNode } from 'postcss';
import parser from 'postcss-selector-parser';

interface Shown {
  readonly name: string;
  readonly id: string;
  readonly classes: ReadonlySet<string>;
  /** Their names. */
  readonly attributes: ReadonlySet<string>;
}

/** Returns the rules of a style sheet that these elements need. */
type NeededOf = (elements: readonly Shown[]) => string;
/** Whether a selector may apply to one of the subjects, which are all elements unless a selector around it names them. */
type Applies = (elements: readonly Shown[], subjects?: readonly Shown[]) => boolean;

/** The kinds of elements that a piece of HTML shows before anything is opened. */
export function shownElements(html: string): Shown[] {
  const kinds = new Map<string, Shown>();
  for (const { name, attributes, isEnd, isHidden } of tagsWithHidden(html)) {
    const kind = `${name}${attributes}`;
    if (!isEnd && !isHidden && !kinds.has(kind)) kinds.set(kind, readElement(name, attributes));
  }
  // A script fills this element before the first paint, also with a picture.
  if (html.includes('<signed-in')) kinds.set('img', readElement('img', ' src="" alt=""'));
  return [...kinds.values()];
}

function readElement(name: string, text: string): Shown {
  const pairs = new Map(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
  );
  return {
    name,
    id: pairs.get('id') ?? '',
    classes: new Set((pairs.get('class') ?? '').split(' ')),
    attributes: new Set(pairs.keys()),
  };
}

/** States that a page is not in before the visitor interacts. */
const laterStates =
  /^::?(hover|active|focus|focus-visible|focus-within|user-invalid|selection|popover-open|modal|backdrop)$/;

/**
 * Parses a selector as far as the first paint needs it. It errs on one side only: if it says no, the selector does not
 * apply. It ignores which element is inside which, and what `:not()`, `:has()` and the like say.
 */
export function readSelector(text: string): Applies {
  try {
    return anyOf(parser().astSync(text));
  } catch {
    // Unknown syntax may mean anything.
    return () => true;
  }
}

function anyOf({ nodes }: parser.Root | parser.Pseudo): Applies {
  const selectors = nodes.map((selector) => selector.split(parser.isCombinator).map(readCompound));
  return (elements, subjects) =>
    selectors.some((compounds) =>
      compounds.every((applies, index) => applies(elements, index === compounds.length - 1 ? subjects : elements)),
    );
}

/** The parts of a selector up to a combinator. */
function readCompound(parts: parser.Node[]): Applies {
  const pseudos = parts.filter((part) => parser.isPseudo(part));
  if (pseudos.some(({ value }) => laterStates.test(value))) return () => false;
  const lists = pseudos.filter(({ value }) => value === ':is' || value === ':where').map(anyOf);
  return (elements, subjects = elements) =>
    subjects.some(
      (element) =>
        parts.every((part) => mayMatch(part, element)) && lists.every((applies) => applies(elements, [element])),
    );
}

function mayMatch(part: parser.Node, { name, id, classes, attributes }: Shown): boolean {
  switch (part.type) {
    case 'class':
      return classes.has(part.value);
    case 'id':
      return id === part.value;
    case 'tag':
      return name === part.value.toLowerCase();
    case 'attribute':
      // The server and the script before the first paint write what they know of the visitor into the first tag.
      return attributes.has(part.attribute) || (name === 'html' && part.attribute.startsWith('data-'));
    default:
      return true;
  }
}

/** None of these matters for the first paint. */
const laterMedia = /^print\b|forced-colors/;

/** Parses a style sheet once, for many pages. The rules stay in order, so that the cascade does not change. */
export function neededRules(css: string): NeededOf {
  const { nodes } = postcss.parse(css);
  const keyframes: { name: string; text: string }[] = [];
  const parts = nodes.flatMap((node) => {
    if (node.type === 'atrule' && /keyframes$/.test(node.name)) {
      keyframes.push({ name: node.params, text: node.toString() });
      return [];
    }
    return readNode(node);
  });
  return (elements) => {
    const text = parts.map((part) => part(elements)).join('');
    const used = keyframes.filter(({ name }) => text.includes(name)).map((rule) => rule.text);
    return text + used.join('');
  };
}

function readNode(node: ChildNode): NeededOf[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, applies: readSelector(text) }));
    const body = node.nodes.map(String).join(';');
    return [
      (elements) => {
        const needed = selectors.filter(({ applies }) => applies(elements)).map(({ text }) => text);
        return needed.length > 0 ? `${needed.join()}{${body}}` : '';
      },
    ];
  }
  if (node.type !== 'atrule' || !node.nodes || !['media', 'supports', 'container', 'layer'].includes(node.name)) {
    const text = `${node}${node.type === 'atrule' && node.nodes ? '' : ';'}`;
    return [() => text];
  }
  if (node.name === 'media' && laterMedia.test(node.params.replaceAll(/[()]/g, ''))) return [];
  const parts = node.nodes.flatMap(readNode);
  return [
    (elements) => {
      const inside = parts.map((part) => part(elements)).join('');
      return inside && `@${node.name} ${node.params}{${inside}}`;
    },
  ];
}

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
