import { expect, it } from 'vitest';
import { availableLanguages } from './address.ts';

it('lists the languages of a page with the URLs of the specification', () => {
  expect(availableLanguages('/products').slice(0, 3)).toEqual([
    { id: 1, lang: 'en', name: 'English', path: '/products' },
    { id: 2, lang: 'es', name: 'Español', path: '/products/es' },
    { id: 3, lang: 'fr', name: 'Français', path: '/products/fr' },
  ]);
});
