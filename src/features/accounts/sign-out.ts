/** Ends the session and leads home: a plain link, which works without JavaScript. */
export const signOutPath = '/api/glogin/logout';
