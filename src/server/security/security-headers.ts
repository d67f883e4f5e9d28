/** Who may show pages of this site in a frame. */
const frameAncestors = "'self'";

/** Nothing but this site's own files; no inline script or style, no eval. */
const contentPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  // For a page of this site that shows another one of it.
  'frame-src': "'self'",
  'frame-ancestors': frameAncestors,
};

const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'usb'];

/** What every answer carries. `secure`: the visitor came by https. */
export function securityHeaders(secure: boolean, styleSource?: string): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(secure, styleSource),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

function writePolicy(secure: boolean, styleSource: string | undefined): string {
  const policy = { ...contentPolicy, ...(styleSource && { 'style-src': styleSource }) };
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}
