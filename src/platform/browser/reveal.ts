/** The dialog of a form may have been closed while its message was on its way; what became of it has to be seen. */
export function reveal(form: HTMLFormElement): void {
  const dialog = form.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
}
