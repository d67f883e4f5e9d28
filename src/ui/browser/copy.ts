import { dataOf } from '#platform/page/data-attributes.ts';

/** `<button data-enhance="copy" data-text="…">` copies its text, and reports the result. */
export default function enableCopy(button: HTMLElement): void {
  button.addEventListener('click', async () => {
    const { text = '', copied = '', byHand = '' } = dataOf(button);
    button.textContent = (await copyText(text)) ? copied : byHand;
  });
}

/** Returns whether it worked: an insecure page has no clipboard, and a browser may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
