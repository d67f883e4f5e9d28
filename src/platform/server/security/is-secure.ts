import type { TrustProxy } from '../http/client-address.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';

/** Did the visitor come by https? Only a proxy that the configuration trusts can tell. */
export function isSecure(headers: RequestHeaders, trustProxy: TrustProxy): boolean {
  return trustProxy !== false && headerOf(headers, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}
