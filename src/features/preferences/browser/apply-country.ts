import { dataOf } from '#platform/page/data-attributes.ts';
import { rewriteFor, untouched } from '#platform/page/regional-form.ts';
import { isLanguage, languageTagOf } from '#site/languages.ts';

/** Writes the page as its country does, after another one was chosen: its `lang`, and money and times in its texts. */
export function applyCountry(root: HTMLElement): void {
  const before = root.lang;
  const language = before.slice(0, 2);
  if (!isLanguage(language)) return;
  const after = languageTagOf(language, dataOf(root).country);
  root.lang = after;
  const rewrite = rewriteFor(before, after);
  if (!rewrite) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue: text, parentElement } = texts.currentNode;
    if (!text || !parentElement || untouched.test(parentElement.localName)) continue;
    const written = rewrite(text);
    if (written !== text) texts.currentNode.nodeValue = written;
  }
}
