// @ts-check
import postcss from 'postcss';
import { readSelector } from './selector.mjs';

/** @typedef {import('./shown-elements.mjs').Shown} Shown */
/**
 * Returns the rules of a style sheet that these elements need.
 * @typedef {(elements: readonly Shown[]) => string} NeededOf
 */

/** None of these matters for the first paint. */
const elsewhere = /^print\b|forced-colors/;

/**
 * Parses a style sheet once, for many pages. The rules stay in order, so that the cascade does not change.
 * @param {string} css
 * @returns {NeededOf}
 */
export function neededRules(css) {
  const { nodes } = postcss.parse(css);
  /** @type {{ name: string, text: string }[]} */
  const keyframes = [];
  const parts = nodes.flatMap((node) => {
    if (node.type === 'atrule' && /keyframes$/.test(node.name)) {
      keyframes.push({ name: node.params, text: node.toString() });
      return [];
    }
    return readNode(node);
  });
  return (elements) => {
    const text = parts.map((part) => part(elements)).join('');
    return (
      text +
      keyframes
        .filter(({ name }) => text.includes(name))
        .map((rule) => rule.text)
        .join('')
    );
  };
}

/**
 * @param {postcss.ChildNode} node
 * @returns {NeededOf[]}
 */
function readNode(node) {
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
  if (node.name === 'media' && elsewhere.test(node.params.replaceAll(/[()]/g, ''))) return [];
  const parts = node.nodes.flatMap(readNode);
  return [
    (elements) => {
      const inside = parts.map((part) => part(elements)).join('');
      return inside && `@${node.name} ${node.params}{${inside}}`;
    },
  ];
}
