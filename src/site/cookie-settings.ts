/** The id of the dialog that the footer opens. */
export const cookieSettingsId = 'cookie-settings';
