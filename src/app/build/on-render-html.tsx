import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { wordsIn } from '#content/words.ts';
import { inRegionalForm } from '#platform/page/regional-form.ts';
import { languageTagOf } from '#site/languages.ts';
import { Document } from '../frame/document.tsx';

export function onRenderHtml({ Page, config, route, language }: PageContextServer) {
  const page = { route, language, words: wordsIn(language) };
  const html = renderToStaticMarkup(
    <Document page={page} head={config.head(page)}>
      <Page />
    </Document>,
  );
  const written = inRegionalForm(html, languageTagOf(language, route.country));
  return escapeInject`<!doctype html>${dangerouslySkipEscape(written)}`;
}
