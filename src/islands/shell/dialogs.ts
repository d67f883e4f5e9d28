/**
 * `<a href="/contact" data-opens="contact">` opens `<dialog id="contact">`, and is a plain link where
 * there is no such dialog or no script. A click beside an open dialog closes it.
 */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const opener = event.target.closest<HTMLElement>('[data-opens]');
    if (opener && openDialog(opener.dataset.opens ?? '')) event.preventDefault();
    else if (event.target instanceof HTMLDialogElement) closeFromOutside(event.target, event);
  });
}

/** The backdrop counts as the dialog itself, so only the place of the click tells them apart. */
function closeFromOutside(dialog: HTMLDialogElement, { clientX, clientY, detail }: MouseEvent): void {
  if (detail === 0) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
}
