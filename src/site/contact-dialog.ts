/** The id of the contact dialog, which stands on every page. */
export const contactDialogId = 'contact-dialog';

/** The anchor of the same form on the page `/contact`, for those without JavaScript. */
export const contactFormAnchor = 'form';
