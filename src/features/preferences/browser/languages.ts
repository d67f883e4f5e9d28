import { dataOf } from '#platform/page/data-attributes.ts';

/**
 * Posts to the window that frames the page which language the page is in and which ones are available:
 *
 *   { type: 'hormiga:languages', language: 'en', languages: [{ id, lang, name, path }, …] }
 *
 * Only a window of this site receives it: others may not frame its pages, and would learn nothing if they did.
 */
const messageType = 'hormiga:languages';

export default function announceLanguages(host: HTMLElement): void {
  const { language, languages = '[]' } = dataOf(host);
  const known: unknown = JSON.parse(languages);
  parent.postMessage({ type: messageType, language, languages: known }, location.origin);
}
