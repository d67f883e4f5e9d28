import firstPaint from 'virtual:first-paint';
import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type PageHead, pageTransition, titleWithBrand } from '#platform/page/head.ts';
import { type Page, PageContext, usePage } from '#platform/page/page.ts';
import { defaultContext } from '#site/cookies.ts';
import { languageCodes, languageTagOf, localeOf } from '#site/languages.ts';
import favicon from '#ui/art/favicon.svg';
import '#ui/style/index.css';
import { brand } from '#content/brand.ts';
import { breadcrumbData, type StructuredData } from '#platform/page/structured-data.ts';
import { bareHref, canonicalHref, hreflangOf, sharePicture } from '#site/address.ts';
import { isIndexed, isRoutePath, routeOf } from '#site/routes.ts';
import { Shell } from './shell.tsx';

interface Props {
  readonly page: Page;
  readonly head: PageHead;
  readonly children: ReactNode;
}

/** The whole HTML document of a page. The server puts what it knows of the visitor into the attributes. */
export function Document({ page, head, children }: Props) {
  return (
    <html
      lang={languageTagOf(page.language, page.route.country)}
      {...dataProps({
        country: page.route.country ?? '',
        signed: 'out',
        context: page.route.takesContext && defaultContext,
        languages: languageCodes.join(' '),
        asks: page.route.asksLanguage && '',
      })}
    >
      <head>
        <meta charSet="utf-8" />
        <style>{pageTransition}</style>
        <title>{titleWithBrand(head.title)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={head.description} />
        <PageContext value={page}>
          <SearchLinks />
          <ShareTags {...head} />
        </PageContext>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14110d" media="(prefers-color-scheme: dark)" />
        {/* The first paint waits for the whole header: a part of it would be laid out again with every further piece. */}
        <link rel="expect" href="#content" blocking="render" />
        <script src={firstPaint} />
      </head>
      <body>
        <PageContext value={page}>
          <Shell>{children}</Shell>
          {/* At the end: it is for machines, and the first screen need not wait for it. */}
          <DataForSearch data={head.data ?? []} />
        </PageContext>
      </body>
    </html>
  );
}

/** The page's JSON-LD. A block of data, which no browser runs. */
function DataForSearch({ data }: { readonly data: readonly StructuredData[] }) {
  const breadcrumb = breadcrumbData(usePage());
  const graph = breadcrumb ? [...data, breadcrumb] : data;
  if (graph.length === 0) return null;
  // Escapes the character that could end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The canonical URL of this page and its other languages, or noindex. */
function SearchLinks() {
  const { route, language } = usePage();
  const path = route.sameAs && isRoutePath(route.sameAs) ? route.sameAs : route.path;
  const canonical = <link rel="canonical" href={brand.siteUrl + canonicalHref(path, language)} />;
  if (route.sameAs) return canonical;
  if (!isIndexed(route)) return <meta name="robots" content="noindex" />;
  return (
    <>
      {canonical}
      {languageCodes.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={hreflangOf(route, code)}
          href={brand.siteUrl + canonicalHref(path, code)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={brand.siteUrl + bareHref(path)} />
    </>
  );
}

/** How a link to this page looks in a chat or a social network. */
function ShareTags({ title, description }: Pick<PageHead, 'title' | 'description'>) {
  const { route, language } = usePage();
  const locale = (code: typeof language) => localeOf(code).replace('-', '_');
  const { sameAs } = route;
  const isShown = isIndexed(sameAs && isRoutePath(sameAs) ? routeOf(sameAs) : route);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
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
          <meta property="og:image" content={brand.siteUrl + sharePicture(route, language)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
