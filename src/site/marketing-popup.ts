/** The id of the dialog that shows a marketing notification. */
export const marketingPopupId = 'marketing-popup';
