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
export type Enhancers = Readonly<Record<string, Load<(element: HTMLElement, islands: Islands) => unknown>>>;

/** All islands and enhancements: the app knows them, and passes the tables in. */
export interface IslandTables {
  // biome-ignore lint/suspicious/noExplicitAny: an island's props are checked where it is drawn, by <Island>
  readonly islands: () => Promise<Readonly<Record<string, Load<ComponentType<any>>>>>;
  readonly enhancers: () => Promise<Enhancers>;
  /** Every visitor needs the header, so it is found without a table. */
  readonly header: Load<(element: HTMLElement) => unknown>;
}
