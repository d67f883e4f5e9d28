/** The code that somebody signs in with: what the pages promise and the server keeps. */
export const codeRules = { digits: 6, minutes: 5, tries: 3 } as const;
