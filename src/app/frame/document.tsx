import firstPaint from 'virtual:first-paint';
import type { ReactNode } from 'react';
import { type PageHead, titleWithBrand } from '#platform/page/head.ts';
import { type Page, PageContext } from '#platform/page/page.ts';
import { pageTransition } from '#platform/page/page-transition.ts';
import { defaultContext } from '#site/context.ts';
import { languageCodes, localeOf } from '#site/languages.ts';
import favicon from '#ui/art/favicon.svg';
import '#ui/style/index.css';
import { DataForSearch } from './data-for-search.tsx';
import { SearchLinks } from './search-links.tsx';
import { ShareTags } from './share-tags.tsx';
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
      lang={localeOf(page.language)}
      data-country={page.route.country ?? ''}
      data-signed="out"
      data-context={page.route.takesContext && defaultContext}
      data-languages={languageCodes.join(' ')}
      data-asks={page.route.asksLanguage && ''}
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
        {/* The first picture waits for the whole header: half of one would be laid out anew with every further piece. */}
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
