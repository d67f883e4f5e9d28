import { randomUUID } from 'node:crypto';
import { headerOf, type RequestHeaders } from '../http/headers.ts';

export const requestIdHeader = 'X-Request-Id';

/** The id that a proxy gave the request, if it is fit to be written into a log; else a new one. */
export function requestIdOf(headers: RequestHeaders): string {
  const given = headerOf(headers, 'x-request-id');
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
