import type { ComponentType, ReactNode } from 'react';
import type { Islands } from './enhance/islands.ts';

/**
 * The way to what a host needs, which is the default export. No page loads this table before something on it wakes:
 * an entry costs nothing where it is not used. Only the header, which every visitor passes, is found without it.
 */
type Load<Loaded> = () => Promise<{ default: Loaded }>;

/** Every island of the site, and how the browser fetches it. A name that is missing here does not compile. */
const islands = {
  'accessibility-toolbar': () => import('./accessibility-toolbar/accessibility-toolbar.tsx'),
  bell: () => import('./bell/bell.tsx'),
  calculator: () => import('./calculator/calculator.tsx'),
  'contact-form': () => import('./contact-form/contact-form.tsx'),
  'gallery-demo': () => import('./gallery-demo/gallery-demo.tsx'),
  'help-chat': () => import('./help-chat/help-chat.tsx'),
  meeting: () => import('./meeting/meeting.tsx'),
  plans: () => import('./plans/plans.tsx'),
  quote: () => import('./quote/quote.tsx'),
  'quote-payment': () => import('./quote-payment/quote-payment.tsx'),
  'sms-calculator': () => import('./sms-calculator/sms-calculator.tsx'),
  'try-call': () => import('./try-call/try-call.tsx'),
};

export type IslandName = keyof typeof islands;

type PropsWithChildren<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>['default']>[0];

/** What the island must be given. Props travel as JSON; children travel as HTML. */
export type IslandProps<Name extends IslandName> = Omit<PropsWithChildren<Name>, 'children'>;

/** A plain function, so that a name, its component and its props stay tied together in the type. */
export type IslandComponent<Name extends IslandName> = (
  props: IslandProps<Name> & { children?: ReactNode },
) => ReactNode;

// biome-ignore lint/suspicious/noExplicitAny: an island's props are checked where it is drawn, by <Island>
export const loaders: Record<IslandName, Load<ComponentType<any>>> = islands;
/** Behaviour without React, for HTML that already works: a few lines, loaded like an island. */
export const enhancers = {
  account: () => import('./enhance/account.ts'),
  carousel: () => import('./enhance/carousel.ts'),
  copy: () => import('./enhance/copy.ts'),
  draft: () => import('./enhance/draft.ts'),
  sent: () => import('./enhance/sent.ts'),
  languages: () => import('./enhance/languages.ts'),
  'local-hours': () => import('./enhance/local-hours.ts'),
  'offer-once': () => import('./enhance/offer-once.ts'),
  'kept-quote': () => import('./enhance/kept-quote.ts'),
  once: () => import('./enhance/once.ts'),
  'meeting-popup': () => import('./enhance/meeting-popup.ts'),
  'open-now': () => import('./enhance/open-now.ts'),
  'own-clock': () => import('./enhance/own-clock.ts'),
  payment: () => import('./enhance/payment.ts'),
  video: () => import('./enhance/video.ts'),
  pitch: () => import('./enhance/pitch.ts'),
  print: () => import('./enhance/print.ts'),
  'stored-here': () => import('./enhance/stored-here.ts'),
  tabs: () => import('./enhance/tabs.ts'),
} satisfies Record<string, Load<(element: HTMLElement, islands: Islands) => unknown>>;
