import { headerOf, type RequestHeaders } from './headers.ts';

/** Browsers cannot help saying that they are one. */
export function isFromBrowser(headers: RequestHeaders): boolean {
  return ['origin', 'sec-fetch-site'].some((name) => headerOf(headers, name) !== undefined);
}
