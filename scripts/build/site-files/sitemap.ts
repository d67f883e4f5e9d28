import { brand } from '#content/brand.ts';
import { bareHref, canonicalHref } from '#site/address.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { isIndexed, type Route, type RoutePath } from '#site/routes.ts';

/** Every page for search engines in every language, each with its other languages. */
export function sitemap(routes: readonly Route[]): string {
  const entries = routes
    .filter(isIndexed)
    .flatMap(({ path }) => languageCodes.map((language) => entry(path, language)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function entry(path: RoutePath, language: Language): string {
  const alternates = languageCodes.map((code) => alternate(code, canonicalHref(path, code)));
  const lines = [location(canonicalHref(path, language)), ...alternates, alternate('x-default', bareHref(path))];
  return ['<url>', ...lines.map((line) => `  ${line}`), '</url>'].join('\n');
}

function location(href: string): string {
  return `<loc>${escapeXml(brand.siteUrl + href)}</loc>`;
}

function alternate(code: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(brand.siteUrl + href)}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
