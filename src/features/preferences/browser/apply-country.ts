import { dataAttribute, dataOf } from '#platform/page/data-attributes.ts';
import { rewriteFor, untouched } from '#platform/page/regional-form.ts';
import { findCountry } from '#site/countries.ts';
import { isLanguage, languageTagOf } from '#site/languages.ts';

/**
 * Keeps the page in the form of `<html data-country>`: its `lang`, and how it writes money and times. The server has done
 * so for a country that it knew. If none was chosen, prices start in the currency of the browser's region, which is a
 * guess and is not stored. Call it before the first paint.
 */
export function applyCountry(root: HTMLElement, stored: string | null): void {
  const data = dataOf(root);
  if (data.country === '') {
    const known = findCountry(stored ?? undefined);
    const country = known ?? findCountry(navigator.language.split('-').at(-1)?.toLowerCase());
    if (country && !known) data.guessed = '';
    data.country = country?.id ?? '';
  }
  follow(root);
  new MutationObserver(() => follow(root)).observe(root, { attributeFilter: [dataAttribute('country')] });
}

function follow(root: HTMLElement): void {
  const before = root.lang;
  const language = before.slice(0, 2);
  if (!isLanguage(language)) return;
  const after = languageTagOf(language, dataOf(root).country);
  root.lang = after;
  const rewrite = rewriteFor(before, after);
  if (!rewrite) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) rewriteNode(texts.currentNode, rewrite);
  if (document.readyState === 'loading') rewriteArriving(root, rewrite);
}

function rewriteNode(node: Node, rewrite: (text: string) => string): void {
  const { nodeValue: text, parentElement } = node;
  if (!text || !parentElement || untouched.test(parentElement.localName)) return;
  const written = rewrite(text);
  if (written !== text) node.nodeValue = written;
}

/** The parser adds one node after the other, and this rewrites them before they are painted. */
function rewriteArriving(root: HTMLElement, rewrite: (text: string) => string): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node instanceof Text) rewriteNode(node, rewrite);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
