import { headerOf, type RequestHeaders } from '../http/headers.ts';

/** Did the visitor come by https? Only a proxy that the configuration trusts can tell. */
export function isSecure(headers: RequestHeaders, trustProxy: boolean): boolean {
  return trustProxy && headerOf(headers, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}
