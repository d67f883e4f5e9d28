/** The code that is sent by e-mail: how long it is, how long it is good, and how often it may be tried. */
export const codeRules = { digits: 6, minutes: 5, tries: 3 } as const;
