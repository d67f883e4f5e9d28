import { brand } from '#content/brand.ts';
import type { PageHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { sharePicture } from '#platform/page/share-picture.ts';
import { canonicalHref } from '#site/address.ts';
import { languageCodes, localeOf } from '#site/languages.ts';
import { isIndexed } from '#site/routes.ts';

/** How a link to this page looks in a chat or a network. */
export function ShareTags({ title, description }: Pick<PageHead, 'title' | 'description'>) {
  const { route, language } = usePage();
  const locale = (code: typeof language) => localeOf(code).replace('-', '_');
  const isShown = isIndexed(route) || route.sameAs !== undefined;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={brand.siteUrl + canonicalHref(route.path, language)} />
      <meta property="og:locale" content={locale(language)} />
      {languageCodes
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locale(code)} />
        ))}
      {isShown && (
        <>
          <meta property="og:image" content={brand.siteUrl + sharePicture(route)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
