/**
 * Which text of the cookie banner visitors answer. Receipts hold it, and who agreed to an older one is asked again; so
 * it changes with the meaning of the text or with what is optional. A test tells when the text has changed.
 */
export const consentVersion = '2026-11-15.3';
