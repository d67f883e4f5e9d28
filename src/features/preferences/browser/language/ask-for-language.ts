import { announce } from '#platform/browser/announce.ts';
import { interrupt, untilClosed } from '#platform/browser/interruptions/interrupt.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';

/** The links of the modal store the choice and lead to the page in that language, as all such links do. */
export function askForLanguage(modal: HTMLElement | null): void {
  if (!(modal instanceof HTMLDialogElement)) return;
  interrupt({ kind: 'language', show: () => untilClosed(modal) });
  modal.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(withData('language'));
    const { language, text = '' } = link ? dataOf(link) : {};
    if (!language) return;
    modal.close();
    announce(text, language);
    // The page is already in this language: nothing to load.
    if (document.documentElement.lang.startsWith(language)) event.preventDefault();
  });
}
