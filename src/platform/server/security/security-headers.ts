import { createHash } from 'node:crypto';
import { pageTransition } from '../../page/head.ts';
import { reportsPath } from './reports/mount-reports.ts';

/** Who may show pages of this site in a frame. */
const frameAncestors = "'self'";

/** Only this site's own files; no inline script or style except by hash, no eval. */
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
  // For a page of this site that frames another one of it.
  'frame-src': "'self'",
  'frame-ancestors': frameAncestors,
};

/** The hash of the one style that every page contains. */
export const pageTransitionSource = `'sha256-${createHash('sha256').update(pageTransition).digest('base64')}'`;

/**
 * Features that no page of this site uses, nor a frame in one. `payment` stays allowed, because a checkout window may
 * use it. Only names that Chromium knows, since it warns of others on every page; Firefox and Safari do not read this
 * header.
 */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/** Where browsers report violations immediately. */
const reportDirective = `report-uri ${reportsPath}`;

/**
 * Over https, current browsers report to the endpoint of this name instead, with a delay. Over http they know no
 * endpoints, and would report nothing if the policy named one.
 */
const endpoint = 'csp';

/** Two years, including subdomains. To join the preload list, which is hard to leave, add it in the proxy. */
const onlyByTls = 'max-age=63072000; includeSubDomains';

/** Additional sources, by directive. */
export type Sources = Readonly<Partial<Record<keyof typeof contentPolicy, readonly string[]>>>;

export interface Openings {
  /** The hash of the only style in the response. */
  readonly styleSource?: string;
  /** The site whose checkout window may open, and to which a plain form may post. */
  readonly checkoutOrigin?: string | undefined;
  /** What an external popup needs. */
  readonly more?: Sources | undefined;
  /** The hashes of inline styles and scripts. */
  readonly inline?: Sources;
}

/** The headers of every response. `secure`: the visitor came by https. */
export function securityHeaders(secure: boolean, openings: Openings = {}): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(secure, openings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without support for frame-ancestors.
    'X-Frame-Options': 'SAMEORIGIN',
    ...(secure && {
      'Reporting-Endpoints': `${endpoint}="${reportsPath}"`,
      'Strict-Transport-Security': onlyByTls,
    }),
  };
}

function writePolicy(secure: boolean, { styleSource, checkoutOrigin, more = {}, inline = {} }: Openings): string {
  const policy = { ...contentPolicy, ...(styleSource && { 'style-src': styleSource }) };
  const ownStyle = styleSource ? [] : [pageTransitionSource];
  const inPage: Sources = { ...inline, 'style-src': [...ownStyle, ...(inline['style-src'] ?? [])] };
  const checkout: Sources = checkoutOrigin
    ? { 'script-src': [checkoutOrigin], 'frame-src': [checkoutOrigin], 'form-action': [checkoutOrigin] }
    : {};
  const names = Object.keys(policy) as (keyof typeof policy)[];
  const directives = names.map((name) => {
    const others = [...(checkout[name] ?? []), ...(more[name] ?? [])];
    // `unsafe-inline` is ignored beside a hash, and already allows what the hash does.
    const hashes = others.includes("'unsafe-inline'") ? [] : (inPage[name] ?? []);
    return [name, policy[name], ...others, ...hashes].join(' ');
  });
  const bySecureLine = secure ? ['upgrade-insecure-requests', `report-to ${endpoint}`] : [];
  return [...directives, ...bySecureLine, reportDirective].join('; ');
}
