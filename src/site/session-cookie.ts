/** The cookie of a session, which no script can read. Behind TLS its name has `__Secure-` before it. */
export const sessionCookie = 'hormiga.session_token';

/** While somebody signs in: in which browser a code may be used. */
export const signInCookie = 'hormiga.sign_in';

/** That this browser has opened a link in a mail to an address, so that the address belongs to whoever uses it. */
export const addressCookie = 'hormiga.address';

/** With which addresses this browser has signed in before, so that strangers cannot use up its codes. */
export const knownBrowserCookie = 'hormiga.known_browser';

/** While somebody is at Google to sign in: what has to come back from there. */
export const oauthStateCookie = 'hormiga.oauth_state';

/**
 * Hands `userInfo` over to the page, or says that it is over. The server sets it when somebody signs in, changes their
 * profile or signs out (`out`); the script before the first paint takes it away.
 */
export const handoverCookie = 'userInfo';
