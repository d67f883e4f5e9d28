import { createHash } from 'node:crypto';
import { pageTransition } from '../../page/page-transition.ts';
import { reportsPath } from './reports/mount-reports.ts';

/** Who may show pages of this site in a frame. */
const frameAncestors = "'self'";

/** Nothing but this site's own files; no inline script or style but those a page names by their hashes, no eval. */
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

/** The one style that every page carries itself, by its hash. */
export const pageTransitionSource = `'sha256-${createHash('sha256').update(pageTransition).digest('base64')}'`;

/**
 * What no page of this site asks for, nor a frame in one. `payment` stays open: a checkout's window may use it. Only names
 * that Chromium knows, since it warns of others on every page; Firefox and Safari do not read this header.
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

/** Where a browser tells at once what was kept out. */
export const reportDirective = `report-uri ${reportsPath}`;

/**
 * By https browsers of today tell it to an endpoint with this name instead, in their own time. By http they know no
 * endpoints, and would tell nobody if the policy named one.
 */
const endpoint = 'csp';

/** Two years, with names below this one. Whoever wants the preload list, which is hard to leave, adds it in the proxy. */
const onlyByTls = 'max-age=63072000; includeSubDomains';

/** What is let in beside what the policy names, by directive. */
export type Sources = Readonly<Partial<Record<keyof typeof contentPolicy, readonly string[]>>>;

export interface Openings {
  /** The only styles of the answer, by their hash. */
  readonly styleSource?: string;
  /** The site whose checkout window may be opened, and to which a plain form may lead. */
  readonly checkoutOrigin?: string | undefined;
  /** What somebody else's popup needs. */
  readonly more?: Sources | undefined;
  /** What stands in the page itself, by its hashes. */
  readonly inline?: Sources;
}

/** What every answer carries. `secure`: the visitor came by https. */
export function securityHeaders(secure: boolean, openings: Openings = {}): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(secure, openings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
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
    // Beside a hash it would no longer count, and it lets in what the hash does.
    const hashes = others.includes("'unsafe-inline'") ? [] : (inPage[name] ?? []);
    return [name, policy[name], ...others, ...hashes].join(' ');
  });
  const bySecureLine = secure ? ['upgrade-insecure-requests', `report-to ${endpoint}`] : [];
  return [...directives, ...bySecureLine, reportDirective].join('; ');
}
