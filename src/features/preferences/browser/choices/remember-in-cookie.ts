const year = 60 * 60 * 24 * 365;

/** For values that the server must know too. */
export function rememberInCookie(name: string, value: string, seconds = year): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
