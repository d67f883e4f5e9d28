import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { bareHref, canonicalHref } from '#site/address.ts';
import { languageCodes } from '#site/languages.ts';
import { isIndexed, isRoutePath } from '#site/routes.ts';

/** The one address of this page for search engines, and its other languages; or the wish to be left out. */
export function SearchLinks() {
  const { route, language } = usePage();
  const path = route.sameAs && isRoutePath(route.sameAs) ? route.sameAs : route.path;
  const canonical = <link rel="canonical" href={brand.siteUrl + canonicalHref(path, language)} />;
  if (route.sameAs) return canonical;
  if (!isIndexed(route)) return <meta name="robots" content="noindex" />;
  return (
    <>
      {canonical}
      {languageCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={brand.siteUrl + canonicalHref(path, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={brand.siteUrl + bareHref(path)} />
    </>
  );
}
