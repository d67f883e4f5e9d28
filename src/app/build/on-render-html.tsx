import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { markedWordsIn } from '#content/words.ts';
import { inRegionalForm } from '#platform/page/regional-form.ts';
import { languageTagOf } from '#site/languages.ts';
import { builtVariant, markedVariant, resolveMarks } from '#site/site-variant.ts';
import { Document } from '../frame/document.tsx';

export function onRenderHtml({ Page, route, language, isPrerendering }: PageContextServer) {
  const page = { route, language, words: markedWordsIn(language), variant: markedVariant };
  const marked = renderToStaticMarkup(
    <Document page={page} head={Page.head(page)}>
      <Page />
    </Document>,
  );
  // A build is finished in `scripts/build/variants.ts`, for every server.
  const html = isPrerendering ? marked : resolveMarks(marked, builtVariant);
  const written = inRegionalForm(html, languageTagOf(language, route.country));
  return escapeInject`<!doctype html>${dangerouslySkipEscape(written)}`;
}
