/** Opens a dialog over the page; resolves when it is closed. */
export function untilClosed(dialog: HTMLDialogElement): Promise<void> {
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
}
