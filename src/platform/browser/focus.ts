/** Where what had the focus is gone, a keyboard would begin again at the top; so it goes on with the content. */
export function returnFocus(to: HTMLElement | null = document.getElementById('content')): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || !isSeen(activeElement);
  if (isLost) to?.focus({ preventScroll: true });
}

/** The dialog of a form may have been closed while its message was on its way; what became of it has to be seen. */
export function reveal(form: HTMLFormElement): void {
  const dialog = form.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
}

/** Has it a place on the screen? Phones of a few years ago do not know `checkVisibility`. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
