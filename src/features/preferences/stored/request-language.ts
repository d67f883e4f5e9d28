import { storedWord } from '#platform/browser/stored/stored.ts';

/** 'true': this visitor's language is not among ours, ask which one to read. 'false': has been asked. */
export const requestLanguage = storedWord('requestLanguage', ['true', 'false']);
