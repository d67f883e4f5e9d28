import { dataOf, withData } from '#platform/page/data-attributes.ts';
/**
 * `<a href="/contact" data-opens="contact">` opens `<dialog id="contact">`, and is a plain link if there is no such
 * dialog or no script. A press outside an open dialog closes it, but not one that began inside: a visitor who selects
 * text may release the pointer outside.
 */
export function openDialog(id: string, opener?: HTMLElement): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  // One dialog serves every country; the form in it reads which one was asked for.
  dataOf(dialog).forCountry = (opener && dataOf(opener).forCountry) ?? '';
  if (!dialog.open) dialog.showModal();
  return true;
}

export function startDialogs(): void {
  let pressed: EventTarget | null | undefined;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const opener = event.target.closest<HTMLElement>(withData('opens'));
    if (opener && openDialog(dataOf(opener).opens ?? '', opener)) event.preventDefault();
    // The content covers the whole dialog, so a press on the dialog itself is one on its backdrop.
    else if (event.target instanceof HTMLDialogElement && event.target === pressed) event.target.close();
  });
}
