/**
 * Posts to the window that frames the page which language the page is in and which ones are available:
 *
 *   { type: 'hormiga:languages', language: 'en', languages: [{ id, lang, name, path }, …] }
 *
 * Only a window of this site receives it: others may not frame its pages, and would learn nothing if they did.
 */
const messageType = 'hormiga:languages';

export default function announceLanguages({ dataset }: HTMLElement): void {
  const languages: unknown = JSON.parse(dataset['languages'] ?? '[]');
  parent.postMessage({ type: messageType, language: dataset['language'], languages }, location.origin);
}
