import { languageCookie } from '#site/choice-cookies.ts';
import { quietly } from '../quietly.ts';
import { readText } from '../storage/text.ts';

/** Most pages are in the language that their visitor chose, or else the browser's; the others have to be settled. */
export function startLanguage(): void {
  const { lang, dataset } = document.documentElement;
  const wanted = readText(languageCookie) ?? navigator.language.slice(0, 2);
  // The first script marks the page where its visitor has to be asked.
  if (lang.startsWith(wanted) && !dataset.interruption) return;
  quietly(import('./settle-language.ts').then((module) => module.settleLanguage()));
}
