import { contactDialogId } from '#site/contact-dialog.ts';
import { openDialog } from './dialogs.ts';

/**
 * The one global of this site, for scripts and products that want to open the contact dialog:
 *
 *   window.hormiga?.contact.open()
 *
 * Answers whether the dialog is open now.
 */
interface HormigaGlobal {
  readonly contact: { readonly open: () => boolean };
}

declare global {
  interface Window {
    hormiga?: HormigaGlobal;
  }
}

export function exposeContact(): void {
  window.hormiga = { contact: { open: () => openDialog(contactDialogId) } };
}
