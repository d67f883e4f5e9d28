import { languageCookie } from '#site/choice-cookies.ts';

/** Private windows and full disks may refuse; the visitor's choice then lasts as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const year = 60 * 60 * 24 * 365;

/** For what the server must know too. */
export function rememberInCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

export function rememberLanguage(language: string): void {
  remember(languageCookie, language);
  rememberInCookie(languageCookie, language);
}
