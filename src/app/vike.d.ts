import type { PageWithHead } from '#platform/page/head.ts';
import type { Language } from '#site/languages.ts';
import type { Route } from '#site/routes.ts';

declare global {
  namespace Vike {
    interface PageContext {
      Page: PageWithHead;
      route: Route;
      language: Language;
    }
  }
}
