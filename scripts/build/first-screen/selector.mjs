// @ts-check
import { mayHave } from './shown-elements.mjs';

/** @typedef {import('./shown-elements.mjs').Shown} Shown */
/** @typedef {(elements: readonly Shown[]) => boolean} Applies */
/**
 * One part of a selector: a name, a class, `:is()` with its content.
 * @typedef {Record<string, string | undefined>} Piece
 */

/** States that a page is not in before the visitor interacts. */
const laterStates = new Set([
  ...['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'user-invalid', 'selection'],
  ...['popover-open', 'modal', 'backdrop'],
]);
const piece =
  /(?<combinator>\s*[>+~]\s*|\s+)|\.(?<className>(?:\\.|[\w-])+)|#(?<id>[\w-]+)|\[(?<attribute>[\w-]+)(?:[^\]"]|"[^"]*")*\]|::?(?<pseudo>[\w-]+)(?:\((?<inside>(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\))?|(?<name>[a-zA-Z][\w-]*)|(?<any>\*)/y;

/**
 * Parses a selector as far as the first paint needs it. It errs on one side only: if it says no, the selector does not
 * apply. It ignores nesting, and what `:not()`, `:has()` and the like say.
 * @param {string} selector
 * @returns {Applies}
 */
export function readSelector(selector) {
  const compounds = compoundsOf(selector);
  // Unknown syntax may mean anything.
  if (!compounds) return () => true;
  const parts = compounds.map(readCompound);
  return (elements) => parts.every((part) => part(elements));
}

/**
 * The parts between the combinators.
 * @param {string} selector
 */
function compoundsOf(selector) {
  /** @type {Piece[][]} */
  const compounds = [[]];
  piece.lastIndex = 0;
  while (piece.lastIndex < selector.length) {
    const groups = piece.exec(selector)?.groups;
    if (!groups) return undefined;
    if (groups['combinator']) compounds.push([]);
    else compounds.at(-1)?.push(groups);
  }
  return compounds;
}

/**
 * @param {Piece[]} pieces
 * @returns {Applies}
 */
function readCompound(pieces) {
  if (pieces.some(({ pseudo = '' }) => laterStates.has(pseudo))) return () => false;
  const lists = pieces.filter(({ pseudo }) => pseudo === 'is' || pseudo === 'where');
  const choices = lists.map(({ inside = '' }) => splitSelectors(inside).map(readSelector));
  return (elements) =>
    elements.some((element) => pieces.every((one) => isTrue(one, element))) &&
    choices.every((ways) => ways.some((way) => way(elements)));
}

/**
 * @param {Piece} piece
 * @param {Shown} element
 */
function isTrue({ className, id, attribute, name }, element) {
  if (className) return element.classes.has(className);
  if (id) return element.id === id;
  if (attribute) return mayHave(element, attribute);
  return !name || element.name === name.toLowerCase();
}

/** @param {string} list */
function splitSelectors(list) {
  return list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,(])+/g)?.map((one) => one.trim()) ?? [];
}
