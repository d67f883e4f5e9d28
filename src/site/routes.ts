import type { CountryId } from './countries.ts';
import type { Language } from './languages.ts';

/** The registry entry of one route. Everything is optional: most pages are plain. */
interface Entry {
  /**
   * The folder that renders it, without `src` and `pages`, as Vike names it. Without one the page is under
   * construction.
   */
  readonly screen?: string;
  /** The parent page, for breadcrumbs; the start page if omitted. */
  readonly parent?: `/${string}`;
  /** Another URL of that page, which is the canonical one. */
  readonly sameAs?: `/${string}`;
  /** The URL has a query instead of its own path: `/services/?id=7`. */
  readonly query?: { readonly path: `/${string}`; readonly id: string };
  /** The bare URL is always in this language; without it, in the visitor's own. */
  readonly bareLanguage?: Language;
  /** A regional home: its bare URL answers in the stored choice, else in the region's language. */
  readonly country?: CountryId;
  /** A home page: it asks visitors who speak none of the site's languages which one to read. */
  readonly asksLanguage?: true;
  /** What the page shows first depends on the cookie `context`. */
  readonly takesContext?: true;
  /**
   * Rendered for each request: `always`, or if its URL has a query. A form can be posted to any page that accepts it.
   */
  readonly live?: 'always' | 'withQuery';
  /** Excluded from search engines. */
  readonly hidden?: true;
  /** Only available if the configuration allows it (DEV_PAGES). */
  readonly development?: true;
}

const product = { screen: 'offer', parent: '/products' } as const;
const bulkEmail = { screen: 'bulk_email', parent: '/products', sameAs: '/email-masivo' } as const;
const development = { screen: 'offer', parent: '/development' } as const;
const quickService = <Id extends string>(id: Id) => ({ screen: 'offer', query: { path: '/services', id } }) as const;

/**
 * The route registry: every URL of the site, once. Links, prerendering, canonical, hreflang, sitemap, breadcrumbs, the
 * server and the tests all read it.
 */
const registry = {
  '/': { screen: 'start' },

  '/es-co': { screen: 'home_colombia', country: 'co', asksLanguage: true },
  '/en-us': { screen: 'home_usa', country: 'us', asksLanguage: true },
  '/en-ca': { screen: 'home_canada', country: 'ca', asksLanguage: true },
  '/es-es': { screen: 'home_main', country: 'es', asksLanguage: true },
  '/es-gq': { screen: 'home_main', country: 'gq', asksLanguage: true },
  '/ja-jp': { screen: 'home_japan', country: 'jp' },
  '/en-au': { screen: 'home_main', country: 'au', asksLanguage: true },

  '/welcome': { screen: 'welcome', takesContext: true, asksLanguage: true },
  '/pitch': { screen: 'pitch' },
  '/meet': { screen: 'features/meetings/meet' },
  '/meet/book': { screen: 'features/meetings/book', parent: '/meet', live: 'always', hidden: true },
  '/article': { screen: 'article', hidden: true },
  '/tryit': { screen: 'tryit' },

  '/products': { screen: 'products_home', bareLanguage: 'en' },
  '/products/suppmail': { screen: 'help_desk', parent: '/products' },
  '/products/wabot': product,
  '/products/grumpyturtle': product,
  '/products/focusmeet': product,
  '/products/proposals': product,
  '/products/chatter': product,
  '/products/pugobox': product,
  '/products/collectio': product,
  '/products/ducksites': product,
  '/products/transpur': product,
  '/products/provedur': product,
  '/products/gogoals': product,
  '/products/sms': { screen: 'features/sms', parent: '/products' },
  '/email-masivo': { screen: 'bulk_email', parent: '/products' },
  '/email-api': bulkEmail,
  '/comprar-paquetes-de-email': bulkEmail,
  '/sms': bulkEmail,
  '/email': bulkEmail,
  '/sms-masivo': bulkEmail,
  '/email-marketing': bulkEmail,
  '/sms-marketing': bulkEmail,

  '/development': { screen: 'development' },
  '/development/api': development,
  '/development/bots': development,
  '/development/dashboards': development,
  '/development/cron': development,
  '/development/data_analytics': development,
  '/code': { screen: 'code', parent: '/development' },

  '/services/7': quickService('7'),
  '/services/8': quickService('8'),
  '/services/9': quickService('9'),
  '/services/10': quickService('10'),
  '/services/11': quickService('11'),
  '/services/12': quickService('12'),
  '/services/13': quickService('13'),
  '/services/api': { screen: 'offer' },
  '/services/cron': { screen: 'offer' },

  '/service_requirements': { screen: 'service' },
  '/service_design': { screen: 'service' },
  '/service_developing': { screen: 'service' },
  '/service_testing': { screen: 'service' },
  '/service_support': { screen: 'service' },

  '/company_about': { screen: 'company_about' },
  '/company_methodology': { screen: 'company_methodology', parent: '/company_about' },
  '/company_history': { screen: 'company_history', parent: '/company_about' },
  '/company_clients': { screen: 'company_clients', parent: '/company_about' },
  '/company_investors': { screen: 'company_investors', parent: '/company_about' },
  '/company_team': { screen: 'company_team', parent: '/company_about' },
  '/company_work': { screen: 'company_work', parent: '/company_about' },

  '/contact': { screen: 'features/tickets/contact', bareLanguage: 'en' },
  '/support': { screen: 'features/tickets/support', live: 'withQuery' },
  '/support/message': { screen: 'features/tickets/message', parent: '/support', live: 'withQuery', hidden: true },
  '/support/status': { screen: 'features/tickets/status', parent: '/support', live: 'withQuery' },
  '/support/quote': { screen: 'features/quotes', parent: '/support', live: 'withQuery' },
  '/support/registro': { screen: 'features/accounts/sign_up', parent: '/support', live: 'always' },

  '/terms': { screen: 'legal_terms' },
  '/privacy': { screen: 'legal_terms', sameAs: '/terms' },
  '/politics': { screen: 'legal_policy', parent: '/terms' },
  '/advice': { screen: 'legal_notice', parent: '/terms' },
  '/accessibility': { screen: 'accessibility' },

  '/login': { screen: 'features/accounts/sign_in', live: 'always', hidden: true },
  '/payment': { screen: 'features/payments', live: 'withQuery', hidden: true },
  '/dashboard': { screen: 'features/dashboard', live: 'always', hidden: true },
  '/application': { screen: 'features/dashboard', live: 'always', hidden: true, sameAs: '/dashboard' },
  '/staff': { screen: 'features/staff', live: 'always', hidden: true },

  '/construction': { hidden: true },
  '/enConstruccion': { hidden: true, sameAs: '/construction' },
  '/not_found': { screen: 'not_found', hidden: true },
  '/api/docs': { screen: 'features/devtools/api_docs', hidden: true },
  '/gallery': { screen: 'features/devtools/gallery', hidden: true, development: true },
} as const satisfies Record<`/${string}`, Entry>;

export type RoutePath = keyof typeof registry;

export interface Route extends Entry {
  readonly path: RoutePath;
  readonly screen: string;
}

export const notFoundPath = '/not_found' satisfies RoutePath;

/** The screen of a route that is under construction, and of `/construction` itself. */
export const constructionScreen = 'construction';

export const routePaths = Object.keys(registry) as [RoutePath, ...RoutePath[]];

export function routeOf(path: RoutePath): Route {
  const entry: Entry = registry[path];
  return { screen: constructionScreen, ...entry, path };
}

export const routes: readonly Route[] = routePaths.map(routeOf);

export function isRoutePath(value: string): value is RoutePath {
  return Object.hasOwn(registry, value);
}

/** Search engines only get finished pages, each under its one canonical URL. */
export function isIndexed(route: Route): boolean {
  return !route.hidden && !route.sameAs && route.screen !== constructionScreen;
}
