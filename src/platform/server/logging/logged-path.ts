import { quoteDownloads } from '#site/quotes.ts';

const longestPath = 300;

/** Before the key of an order, where a checkout leads back and no query would be kept. */
const beforeKey = /^\/pay\/back\/[^/]*\/[^/]*\//;
/** Before the number of a quote, which opens it. */
const beforeQuote = `${quoteDownloads}/`;

/** Addresses of people get into paths by links that were put together wrongly. */
const emailSign = /@|%40/i;

/** The path of an address as the log may have it: no query, no key, no e-mail address. */
export function loggedPath(url: string): string {
  const cut = url.search(/[?#]/);
  const path = (cut === -1 ? url : url.slice(0, cut)).slice(0, longestPath);
  const open = path.startsWith(beforeQuote) ? beforeQuote : beforeKey.exec(path)?.[0];
  const shown = open === undefined ? path : `${open}…`;
  if (!emailSign.test(shown)) return shown;
  return shown
    .split('/')
    .map((part) => (emailSign.test(part) ? '…' : part))
    .join('/');
}
