import type { Language } from '#site/languages.ts';
import { type Route, type RoutePath, routeOf } from '#site/routes.ts';
import { href } from '../../src/site/address.ts';

/** One page for every layout of the site, in mixed languages. */
const samples = [
  ['start page', '/', 'en'],
  ['regional home', '/es-co', 'es'],
  ['home by context', '/welcome', 'fr'],
  ['products home', '/products', 'en'],
  ['product', '/products/wabot', 'es'],
  ['help desk', '/products/suppmail', 'fr'],
  ['bulk SMS, calculator', '/products/sms', 'es'],
  ['bulk e-mail, plans', '/email-masivo', 'fr'],
  ['payment', '/payment', 'en'],
  ['development detail', '/development/api', 'es'],
  ['quick service', '/services/9', 'fr'],
  ['company', '/company_about', 'en'],
  ['legal text', '/terms', 'es'],
  ['contact', '/contact', 'fr'],
  ['support', '/support', 'en'],
  ['quote', '/support/quote', 'es'],
  ['book a meeting', '/meet/book', 'fr'],
  ['sign in', '/login', 'en'],
  ['pitch', '/pitch', 'es'],
] as const satisfies readonly (readonly [name: string, path: RoutePath, language: Language])[];

export interface SamplePage {
  readonly name: string;
  readonly route: Route;
  readonly language: Language;
  readonly address: string;
}

export const samplePages: readonly SamplePage[] = samples.map(([name, path, language]) => ({
  name,
  route: routeOf(path),
  language,
  address: href(path, language),
}));
