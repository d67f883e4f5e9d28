import { headerOf, type RequestHeaders } from './headers.ts';
import { parseQualityValues } from './qualities.ts';

/** A browser that sends a form or follows a link, and shows what it gets. */
export function wantsPage(headers: RequestHeaders): boolean {
  return accepts(headers, 'text/html') && !accepts(headers, 'application/json');
}

/** Does the client name this type? A wildcard does not count: everybody sends one. */
export function accepts(headers: RequestHeaders, type: 'text/html' | 'application/json'): boolean {
  return parseQualityValues(headerOf(headers, 'accept') ?? '').some(
    ({ value, quality }) => value === type && quality > 0,
  );
}
