import { pageTransitionSource, reportDirective } from '#platform/server/security/security-headers.ts';

/**
 * Own files only. Browsers hold a form to where its answer leads on to as well: that is the shop, which may have been
 * opened by another name than the public one.
 */
export function checkoutPolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${pageTransitionSource}`,
    "connect-src 'self'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    reportDirective,
  ].join('; ');
}
