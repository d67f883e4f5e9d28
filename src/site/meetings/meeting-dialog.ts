/** The id of the popup for meetings, which stands on every page. */
export const meetingDialogId = 'meeting-dialog';
