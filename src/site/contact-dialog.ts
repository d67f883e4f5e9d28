/** The id of the contact dialog, which stands on every page. */
export const contactDialogId = 'contact-dialog';
