import type { ComponentType } from 'react';
import type { IslandName } from './registry.ts';

type Load<Loaded> = () => Promise<Loaded>;

/** How the browser fetches each island. A name that is missing here does not compile. */
// biome-ignore lint/suspicious/noExplicitAny: an island's props are checked where it is drawn, by <Island>
export const loaders: Record<IslandName, Load<ComponentType<any>>> = {
  'accessibility-toolbar': () =>
    import('./accessibility-toolbar/accessibility-toolbar.tsx').then((module) => module.AccessibilityToolbar),
  calculator: () => import('./calculator/calculator.tsx').then((module) => module.Calculator),
  carousel: () => import('./carousel/carousel.tsx').then((module) => module.Carousel),
  'gallery-demo': () => import('./gallery-demo/gallery-demo.tsx').then((module) => module.GalleryDemo),
};

/** Behaviour without React, for HTML that already works: a few lines, loaded like an island. */
export const enhancers = {
  header: () => import('./enhance/header.ts').then((module) => module.enhanceHeader),
  'language-modal': () => import('./enhance/language-modal.ts').then((module) => module.enhanceLanguageModal),
  'offer-once': () => import('./enhance/offer-once.ts').then((module) => module.enhanceOfferOnce),
  video: () => import('./enhance/video.ts').then((module) => module.enhanceVideo),
  pitch: () => import('./enhance/pitch.ts').then((module) => module.enhancePitch),
  print: () => import('./enhance/print.ts').then((module) => module.enhancePrint),
  tabs: () => import('./enhance/tabs.ts').then((module) => module.enhanceTabs),
} satisfies Record<string, Load<(element: HTMLElement) => void>>;
