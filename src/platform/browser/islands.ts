import type { ComponentType } from 'react';

/** For an enhancement that decides whether an island around or within it is needed. */
export interface Islands {
  wake(element: HTMLElement): void;
  /** The visitor has not interacted with it yet. */
  isAsleep(element: HTMLElement): boolean;
}

/** Imports what a host needs, which is the default export. */
type Load<Loaded> = () => Promise<{ default: Loaded }>;

/**
 * The islands of the site, by name. Each adds itself, which ties its name, its component and its props together.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: islands add to it
export interface IslandComponents {}

export type IslandName = keyof IslandComponents;

/** The props of the island. They are sent as JSON; children are sent as HTML. */
export type IslandProps<Name extends IslandName> = Omit<Parameters<IslandComponents[Name]>[0], 'children'>;

/** How the browser imports each of them. */
export type IslandLoaders = { readonly [Name in IslandName]: Load<IslandComponents[Name]> };

/** Behaviour without React: a function that gets the element which names it in `data-enhance`. */
type Enhancer = (element: HTMLElement, islands: Islands) => unknown;
export type EnhancementName =
  | 'account'
  | 'carousel'
  | 'copy'
  | 'draft'
  | 'header'
  | 'inbox'
  | 'restore-quote'
  | 'invoice-details'
  | 'languages'
  | 'local-hours'
  | 'meeting-popup'
  | 'offer-email'
  | 'offer-once'
  | 'once'
  | 'open-now'
  | 'own-clock'
  | 'own-zone'
  | 'passkey'
  | 'payment'
  | 'pitch'
  | 'print'
  | 'sent'
  | 'stored-here'
  | 'tabs'
  | 'ticket-desk'
  | 'video';

export type EnhancerLoaders = Readonly<Record<Exclude<EnhancementName, 'header'>, Load<Enhancer>>>;

/** All islands and enhancements: the app knows them, and passes the tables in. */
export interface IslandTables {
  // biome-ignore lint/suspicious/noExplicitAny: an island's props are checked where it is drawn, by <Island>
  readonly islands: () => Promise<Readonly<Record<string, Load<ComponentType<any>>>>>;
  readonly enhancers: () => Promise<Readonly<Record<string, Load<Enhancer>>>>;
  /** Every visitor needs the header, so it is found without a table. */
  readonly header: Load<(element: HTMLElement) => unknown>;
}
