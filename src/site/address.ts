import { isLanguage, type Language, languages } from './languages.ts';
import { isRoutePath, type Route, type RoutePath, routeOf } from './routes.ts';

/** The page of a request: a route, and the language if the URL names one. */
export interface Address {
  readonly route: Route;
  readonly language: Language | undefined;
}

/** Parses a path and its query. Undefined if there is no such page. A final slash makes no difference. */
export function readAddress(pathname: string, query = new URLSearchParams()): Address | undefined {
  if (pathname.includes('//')) return undefined;
  const path = pathname.replace(/\/$/, '');
  const cut = path.lastIndexOf('/');
  const last = path.slice(cut + 1);
  const language = isLanguage(last) ? last : undefined;
  const bare = (language ? path.slice(0, cut) : path) || '/';
  const route = findRoute(bare, query);
  return route && { route, language };
}

function findRoute(bare: string, query: URLSearchParams): Route | undefined {
  const id = query.get('id');
  if (bare === '/services') return id ? routeWithQuery(`/services/${id}`) : undefined;
  const route = isRoutePath(bare) ? routeOf(bare) : undefined;
  return route?.query ? undefined : route;
}

function routeWithQuery(path: string): Route | undefined {
  const route = isRoutePath(path) ? routeOf(path) : undefined;
  return route?.query ? route : undefined;
}

/** True if the server renders the page for each request. Otherwise it is the page from the build. */
export function isDrawnLive({ route: { live } }: Address, hasQuery: boolean): boolean {
  return live === 'always' || (live === 'withQuery' && hasQuery);
}

/** The URL of a page in a language: `/company_about/es`, `/services/es?id=7`. */
export function href(path: RoutePath, language: Language, anchor?: string): string {
  const { query } = routeOf(path);
  const base = query ? query.path : path === '/' ? '' : path;
  const search = query ? `?id=${query.id}` : '';
  return `${base}/${language}${search}${anchor ? `#${anchor}` : ''}`;
}

/** The URL without a language, which answers in the visitor's own. */
export function bareHref(path: RoutePath): string {
  const { query } = routeOf(path);
  return query ? `${query.path}/?id=${query.id}` : path;
}

/** The path of a prerendered file: `/services/7/es`, because a file path has no query. */
export function fileAddress(path: RoutePath, language: Language): string {
  return `${path === '/' ? '' : path}/${language}`;
}

/** The URL for search engines and for sharing: the bare one if it is always in this language. */
export function canonicalHref(path: RoutePath, language: Language): string {
  const { sameAs, bareLanguage } = routeOf(path);
  if (sameAs && isRoutePath(sameAs)) return canonicalHref(sameAs, language);
  return bareLanguage === language ? bareHref(path) : href(path, language);
}

/** The language of a page for search engines; a regional home is for its country: `es-GQ`. */
export function hreflangOf({ country }: Pick<Route, 'country'>, language: Language): string {
  return country ? `${language}-${country.toUpperCase()}` : language;
}

/** The picture of a shared page; the build draws it from the page's own hero and title. */
export function sharePicture({ path, sameAs }: Pick<Route, 'path' | 'sameAs'>, language: Language): string {
  const name = (sameAs ?? path).slice(1).replaceAll('/', '-') || 'start';
  return `/share/${name}-${language}.png`;
}

/** A URL with a query; parameters that are undefined or empty are left out. */
export function withQuery(address: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  // Not by `size`, which phones of a few years ago do not have.
  const search = query.toString();
  return search ? `${address}?${search}` : address;
}

interface AvailableLanguage {
  readonly id: number;
  readonly lang: Language;
  readonly name: string;
  readonly path: string;
}

/** The languages of a page, as the company's other systems list them. */
export function availableLanguages(path: RoutePath): AvailableLanguage[] {
  return languages.map(({ code, name }, index) => ({
    id: index + 1,
    lang: code,
    name,
    path: canonicalHref(path, code),
  }));
}
