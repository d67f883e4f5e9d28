/** Opens a dialog over the page; resolves when it is closed. */
export async function untilClosed(dialog: HTMLDialogElement): Promise<void> {
  dialog.showModal();
  await new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
}
