import { copyText } from '#platform/browser/copy-text.ts';
import { dataOf } from '#platform/page/data-attributes.ts';

/** `<button data-enhance="copy" data-text="…">` copies its text, and reports the result. */
export default function enableCopy(button: HTMLElement): void {
  button.addEventListener('click', async () => {
    const { text = '', copied = '', byHand = '' } = dataOf(button);
    button.textContent = (await copyText(text)) ? copied : byHand;
  });
}
