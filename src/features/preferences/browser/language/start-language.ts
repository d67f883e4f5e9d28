import { readText } from '#platform/browser/storage/text.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { languageCookie } from '#site/cookies.ts';

/**
 * Most visitors read the language that they chose, or have not chosen and speak one of ours; the code for the others is
 * loaded separately.
 */
export function startLanguage(): void {
  const { lang } = document.documentElement;
  const visitor = dataOf(document.documentElement);
  const [chosen, requested] = [readText(languageCookie), readText('requestLanguage')];
  const isOurs = visitor.languages?.includes(navigator.language.slice(0, 2).toLowerCase());
  const isSettled = chosen ? lang.startsWith(chosen) : isOurs || requested === 'false';
  if (isSettled && requested !== 'true') return;
  import('./settle-language.ts')
    .then((module) => module.settleLanguage())
    // The cookie banner need not wait for a question that cannot be asked. Not immediately: the attribute may not be
    // set yet.
    .catch(() => requestAnimationFrame(() => delete visitor.interruption));
}
