import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { LanguageModal } from '#features/preferences/views/language-modal.tsx';
import { PageContext } from '#platform/page/page.ts';
import { parseHtml } from '#platform/testing-html.ts';
import type { Language } from '#site/languages.ts';
import { routeOf } from '#site/routes.ts';
import { Banner } from './banner.tsx';

function draw(node: ReactNode, language: Language) {
  const page = { route: routeOf('/es-co'), language, words: wordsIn(language) };
  return parseHtml(renderToStaticMarkup(<PageContext value={page}>{node}</PageContext>));
}

it('a banner says that an external link opens a new tab', () => {
  const buttons = [{ type: 'address', href: 'https://wa.me/57', text: 'WhatsApp' }] as const;
  const slide = { id: 'one', title: 'One', subtitle: 'Two', picture: null, buttons };
  const $ = draw(<Banner id="banner" label="Banner" slides={[slide]} />, 'es');
  expect($('a[href="https://wa.me/57"]').text()).toMatch(/WhatsApp.*\(se abre en otra pestaña\)/);
});

it('the language question has its own language marked, in its title too', () => {
  const $ = draw(<LanguageModal />, 'es');
  expect($('h2 > span[lang=en]').text()).toBe('Choose your language');
  expect($('[lang=fr]').text()).toContain('Choisissez votre langue');
});
