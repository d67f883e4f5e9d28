import { copyText } from '#platform/browser/copy-text.ts';

/** `<button data-enhance="copy" data-text="…">` copies its text, and reports the result. */
export default function enableCopy(button: HTMLElement): void {
  button.addEventListener('click', async () => {
    const { text = '', copied = '', byHand = '' } = button.dataset;
    button.textContent = (await copyText(text)) ? copied : byHand;
  });
}
