/** If the focused element is gone, keyboard focus would restart at the top; so it moves to the content. */
export function returnFocus(to: HTMLElement | null = document.getElementById('content')): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || !isSeen(activeElement);
  if (isLost) to?.focus({ preventScroll: true });
}

/** The dialog of a form may have been closed while its message was being sent; the result has to be seen. */
export function reveal(form: HTMLFormElement): void {
  const dialog = form.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
}

/** True if the element is visible. Phones of a few years ago do not have `checkVisibility`. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
