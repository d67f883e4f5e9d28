import { storedWord } from '#platform/browser/stored/stored.ts';

/** The visitor's answer to the cookie banner: 'true', or 'false' for only what is necessary. */
export const consent = storedWord('consent', ['true', 'false']);
