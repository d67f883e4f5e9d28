const longestPath = 300;

/**
 * Ends with the key of an order, where a checkout leads back and no query would be kept, or with the number of a quote,
 * which opens it.
 */
const keyInPath = /^(\/pay\/back\/[^/]*\/[^/]*\/|\/api\/services\/quotation\/download\/).*/;

/** Addresses of people get into paths by links that were put together wrongly. */
const partWithEmail = /[^/]*(?:@|%40)[^/]*/gi;

/** The path of an address as the log may have it: no query, no key, no e-mail address. */
export function loggedPath(url: string): string {
  const cut = url.search(/[?#]/);
  const path = (cut === -1 ? url : url.slice(0, cut)).slice(0, longestPath);
  return path.replace(keyInPath, '$1…').replace(partWithEmail, '…');
}
