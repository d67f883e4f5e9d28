/** The id of the dialog that meetings are booked in, which stands on every page but the one it is filled from. */
export const meetingDialogId = 'meeting-dialog';
