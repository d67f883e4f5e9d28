/*
 * By themselves, without the tables of countries and languages: every page loads the names of these cookies, and
 * what else stood in their file would come along as soon as any island needs it.
 */

/** The cookie, and the local storage key, that hold a visitor's country. */
export const countryCookie = 'userCountry';

/** The cookie, and the local storage key, that hold a visitor's language. */
export const languageCookie = 'userLanguage';
