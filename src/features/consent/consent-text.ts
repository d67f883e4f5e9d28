/**
 * The version of the cookie banner text. Receipts contain it, and visitors who agreed to an older one are asked again;
 * so it changes with the meaning of the text or with what is optional. A test fails when the text has changed.
 */
export const consentVersion = '2026-11-15.3';
