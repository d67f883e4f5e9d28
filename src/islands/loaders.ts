import type { ComponentType } from 'react';
import type { IslandName } from './registry.ts';

/** What a host needs is the default export: every page loads this table, and a name for each would weigh. */
type Load<Loaded> = () => Promise<{ default: Loaded }>;

/** How the browser fetches each island. A name that is missing here does not compile. */
// biome-ignore lint/suspicious/noExplicitAny: an island's props are checked where it is drawn, by <Island>
export const loaders: Record<IslandName, Load<ComponentType<any>>> = {
  'accessibility-toolbar': () => import('./accessibility-toolbar/accessibility-toolbar.tsx'),
  calculator: () => import('./calculator/calculator.tsx'),
  carousel: () => import('./carousel/carousel.tsx'),
  'contact-form': () => import('./contact-form/contact-form.tsx'),
  'gallery-demo': () => import('./gallery-demo/gallery-demo.tsx'),
  'try-call': () => import('./try-call/try-call.tsx'),
};

/** Behaviour without React, for HTML that already works: a few lines, loaded like an island. */
export const enhancers = {
  draft: () => import('./enhance/draft.ts'),
  header: () => import('./enhance/header.ts'),
  languages: () => import('./enhance/languages.ts'),
  'offer-once': () => import('./enhance/offer-once.ts'),
  video: () => import('./enhance/video.ts'),
  pitch: () => import('./enhance/pitch.ts'),
  print: () => import('./enhance/print.ts'),
  'stored-here': () => import('./enhance/stored-here.ts'),
  tabs: () => import('./enhance/tabs.ts'),
} satisfies Record<string, Load<(element: HTMLElement) => void>>;
