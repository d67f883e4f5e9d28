import type { RoutePath } from './routes.ts';

/** The id of the contact dialog, which is on every page. */
export const contactDialogId = 'contact-dialog';

/** The anchor of the same form on the page `/contact`, for visitors without JavaScript. */
export const contactFormAnchor = 'form';

/** The id of the live region that every page has. */
export const announcerId = 'announcer';

/** The id of the element for toasts, which every page has. */
export const toastsId = 'toasts';

/** The id of the dialog that the footer opens. */
export const cookieSettingsId = 'cookie-settings';

/** The id of the dialog that asks for the language, on the home pages. */
export const languageModalId = 'language-modal';

/** The id of the dialog that shows a marketing notification. */
export const marketingPopupId = 'marketing-popup';

/** The id of the popup for meetings, which is on every page but the one it is filled from. */
export const meetingDialogId = 'meeting-dialog';

/** The dialog that a link to that page opens instead; undefined on the page itself. */
export function meetingDialogOn({ route }: { readonly route: { readonly path: RoutePath } }): string | undefined {
  return route.path === '/meet/book' ? undefined : meetingDialogId;
}

/** The URL of the film on the help-desk page: `/products/suppmail#video`. */
export const videoId = 'video';
