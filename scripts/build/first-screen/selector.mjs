// @ts-check

/** @typedef {import('./shown-elements.mjs').Shown} Shown */
/** @typedef {(elements: readonly Shown[]) => boolean} Applies */

/** What a page is not in while nobody has touched it. */
const laterStates = new Set([
  ...['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'user-invalid', 'selection'],
  ...['popover-open', 'modal', 'backdrop'],
]);
const lists = new Set(['is', 'where']);
const token =
  /(?<combinator>\s*[>+~]\s*|\s+)|\.(?<className>(?:\\.|[\w-])+)|#(?<id>[\w-]+)|\[(?<attribute>[\w-]+)(?:[^\]"]|"[^"]*")*\]|::?(?<pseudo>[\w-]+)(?<bracket>\()?|(?<name>[a-zA-Z][\w-]*)|\*/y;

/**
 * Reads a selector as far as the first picture goes. It errs on one side only: where it says no, the selector does
 * not apply. Which element lies in which is not asked, nor what `:not()`, `:has()` and the like say.
 * @param {string} selector
 * @returns {Applies | undefined} undefined: it applies to nothing while nobody has touched the page
 */
export function readSelector(selector) {
  /** @type {Applies[]} */
  const parts = [];
  /** @type {((element: Shown) => boolean)[]} */
  let tests = [];
  const endPart = () => {
    const all = tests;
    if (all.length > 0) parts.push((elements) => elements.some((element) => all.every((test) => test(element))));
    tests = [];
  };
  for (let at = 0; at < selector.length; ) {
    token.lastIndex = at;
    const groups = token.exec(selector)?.groups;
    // A way of writing that is not known here may mean anything.
    if (!groups) return () => true;
    at = token.lastIndex;
    const { combinator, className, id, attribute, pseudo, bracket, name } = groups;
    if (combinator) endPart();
    else if (className) tests.push(({ classes }) => classes.has(className));
    else if (id) tests.push((element) => element.id === id);
    else if (attribute) tests.push((element) => mayHave(element, attribute));
    else if (name) tests.push((element) => element.name === name.toLowerCase());
    else if (pseudo && laterStates.has(pseudo)) return undefined;
    if (!bracket) continue;
    const end = closingBracket(selector, at);
    if (lists.has(pseudo ?? '')) {
      const ways = splitSelectors(selector.slice(at, end)).flatMap((way) => readSelector(way) ?? []);
      if (ways.length === 0) return undefined;
      parts.push((elements) => ways.some((way) => way(elements)));
    }
    at = end + 1;
  }
  endPart();
  return (elements) => parts.every((part) => part(elements));
}

/**
 * @param {string} list
 * @returns {string[]}
 */
function splitSelectors(list) {
  return list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,(])+/g)?.map((one) => one.trim()) ?? [];
}

/**
 * The server and the script before the first paint write what they know of the visitor into the first tag.
 * @param {Shown} element
 * @param {string} attribute
 */
function mayHave({ name, attributes }, attribute) {
  return attributes.has(attribute) || (name === 'html' && attribute.startsWith('data-'));
}

/**
 * @param {string} text
 * @param {number} from - after the opening bracket
 */
function closingBracket(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
