import type { Language } from '#site/languages.ts';

export const googleStartPath = '/api/glogin/google';

/** Where the way to Google starts: a link and not a form, which may lead to no other site. */
export function googleAddress(back: string, language: Language): string {
  return `${googleStartPath}?${new URLSearchParams({ back, language })}`;
}
