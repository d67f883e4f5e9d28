import { expect, test } from '@playwright/test';
import { descriptionLimit, pageTransition, titleLimit } from '../src/platform/page/head.ts';
import { languageTagOf } from '../src/site/languages.ts';
import { type BuiltPage, builtPages } from './support/built-pages.ts';

test('every page in every language has its language, its opt-in to page transitions, one headline, and a title and description of fit length', () => {
  const errors = builtPages().flatMap((page) => errorsOf(page).map((errorCode) => `${page.address}: ${errorCode}`));
  expect(errors).toEqual([]);
});

function errorsOf({ html, language, route }: BuiltPage): string[] {
  const title = textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const description = textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  const headlines = html.match(/<h1[ >]/g)?.length ?? 0;
  return [
    html.includes(`<html lang="${languageTagOf(language, route.country)}"`) ? '' : 'is not in its language',
    html.includes(`<style>${pageTransition}</style>`) ? '' : 'does not opt in to page transitions',
    headlines === 1 ? '' : `has ${headlines} headlines`,
    title && title.length <= titleLimit ? '' : `the title has ${title.length} characters`,
    description.length > 30 && description.length <= descriptionLimit
      ? ''
      : `the description has ${description.length} characters`,
  ].filter(Boolean);
}

/** Decodes HTML entities. */
const textOf = (written = '') => written.replaceAll(/&[\w#]+;/g, '·');
