/**
 * Told to the window that frames the page, once it is there, which language it is in and in which it can be had:
 *
 *   { type: 'hormiga:languages', language: 'en', languages: [{ id, lang, name, path }, …] }
 *
 * Only a window of this site hears it: others may not frame its pages, and would learn nothing if they did.
 */
const messageType = 'hormiga:languages';

export default function announceLanguages({ dataset }: HTMLElement): void {
  const languages: unknown = JSON.parse(dataset['languages'] ?? '[]');
  parent.postMessage({ type: messageType, language: dataset['language'], languages }, location.origin);
}
