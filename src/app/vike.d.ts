import type { ComponentType } from 'react';
import type { HeadOf } from '#platform/page/head.ts';
import type { Language } from '#site/languages.ts';
import type { Route } from '#site/routes.ts';

declare global {
  namespace Vike {
    interface Config {
      head?: HeadOf;
    }
    interface ConfigResolved {
      head: HeadOf;
    }
    interface PageContext {
      Page: ComponentType;
      route: Route;
      language: Language;
    }
  }
}
