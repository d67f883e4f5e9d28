/*
 * By themselves, without the tables of countries and languages: every page loads the names of these cookies, and
 * what else stood in their file would come along as soon as any island needs it.
 */

/** The cookie, and the local storage key, that hold a visitor's country. */
export const countryCookie = 'userCountry';

/** The cookie, and the local storage key, that hold a visitor's language. */
export const languageCookie = 'userLanguage';

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

/** What a visitor of the landing page came for, as a campaign or another site of the company has noted it. */
const contexts = ['1', '2', '3'] as const;
export type Context = (typeof contexts)[number];

/** 1 puts microservices first, 2 and 3 put fleet management first. */
export const defaultContext: Context = '1';

/** The cookie that holds it. */
export const contextCookie = 'context';

/** Anything but one of the three is the first. */
export function readContext(value: string | undefined): Context {
  return contexts.find((context) => context === value) ?? defaultContext;
}
