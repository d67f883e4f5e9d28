/* In a separate file, without the tables of countries and languages: every page loads the names of these cookies, and
   anything else in the file would be loaded along as soon as any island needs it. */

/** The cookie, and the local storage key, that hold a visitor's country. */
export const countryCookie = 'userCountry';

/** The cookie, and the local storage key, that hold a visitor's language. */
export const languageCookie = 'userLanguage';

/** The cookie that holds the time zone of the visitor's device, for the pages that the server renders with times. */
export const zoneCookie = 'userZone';

/** The session cookie, which no script can read. Behind TLS its name has the prefix `__Secure-`. */
export const sessionCookie = 'hormiga.session_token';

/** During sign-in: the browser in which a code may be used. */
export const signInCookie = 'hormiga.sign_in';

/** This browser has opened a link in a mail to an address, which proves that the address belongs to its user. */
export const addressCookie = 'hormiga.address';

/** The addresses with which this browser has signed in before, so that strangers cannot use up its codes. */
export const knownBrowserCookie = 'hormiga.known_browser';

/** During sign-in with Google: what has to come back from there. */
export const oauthStateCookie = 'hormiga.oauth_state';

/** While a passkey is used or added: the question that the device has to answer. */
export const passkeyCookie = 'hormiga.passkey';

/**
 * Passes `userInfo` to the page, or ends it. The server sets it when a visitor signs in, changes their profile or signs
 * out (`out`); the script before the first paint deletes it.
 */
export const handoverCookie = 'userInfo';

/** The interest of a visitor of the landing page, as set by a campaign or another site of the company. */
const contexts = ['1', '2', '3'] as const;
export type Context = (typeof contexts)[number];

/** 1 puts microservices first, 2 and 3 put fleet management first. */
export const defaultContext: Context = '1';

/** The cookie that holds it. */
export const contextCookie = 'context';

/** Any other value counts as the first. */
export function readContext(value: string | undefined): Context {
  return contexts.find((context) => context === value) ?? defaultContext;
}
