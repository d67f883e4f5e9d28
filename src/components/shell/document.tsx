import firstPaint from 'virtual:first-paint';
import type { ReactNode } from 'react';
import { defaultContext } from '#site/context.ts';
import { type PageHead, titleWithBrand } from '#site/head.ts';
import { localeOf } from '#site/languages.ts';
import { type Page, PageContext } from '#site/page.ts';
import favicon from '../art/favicon.svg';
import '../style/index.css';
import { DataForSearch } from './data-for-search.tsx';
import { SearchLinks } from './search-links.tsx';
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
      data-context={page.route.takesContext && defaultContext}
    >
      <head>
        <meta charSet="utf-8" />
        <title>{titleWithBrand(head.title)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={head.description} />
        <PageContext value={page}>
          <SearchLinks />
          <DataForSearch data={head.data ?? []} />
        </PageContext>
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <script src={firstPaint} />
      </head>
      <body>
        <PageContext value={page}>
          <Shell>{children}</Shell>
        </PageContext>
      </body>
    </html>
  );
}
