/**
 * `<a href="/contact" data-opens="contact">` opens `<dialog id="contact">`, and is a plain link where
 * there is no such dialog or no script. A press beside an open dialog closes it, and not one that began within: whoever
 * marks a text with the pointer may let go outside.
 */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
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
    const opener = event.target.closest<HTMLElement>('[data-opens]');
    if (opener && openDialog(opener.dataset.opens ?? '')) event.preventDefault();
    // Its content covers all of a dialog, so that a press on the dialog itself is one on its backdrop.
    else if (event.target instanceof HTMLDialogElement && event.target === pressed) event.target.close();
  });
}
