import type { ComponentType } from 'react';

/** For an enhancement that finds out whether an island around or within it is needed. */
export interface Islands {
  wake(element: HTMLElement): void;
  /** Nobody has reached for it yet. */
  isAsleep(element: HTMLElement): boolean;
}

/** The way to what a host needs, which is the default export. */
type Load<Loaded> = () => Promise<{ default: Loaded }>;

/**
 * The islands of the site, by name. Each adds itself, which ties its name, its component and its props together.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: islands add to it
export interface IslandComponents {}

export type IslandName = keyof IslandComponents;

/** What the island must be given. Props travel as JSON; children travel as HTML. */
export type IslandProps<Name extends IslandName> = Omit<Parameters<IslandComponents[Name]>[0], 'children'>;

/** How the browser fetches each of them. */
export type IslandLoaders = { readonly [Name in IslandName]: Load<IslandComponents[Name]> };
export type Enhancers = Readonly<Record<string, Load<(element: HTMLElement, islands: Islands) => unknown>>>;

/** Which islands and enhancements there are: the app knows them all, and hands the tables over. */
export interface IslandTables {
  // biome-ignore lint/suspicious/noExplicitAny: an island's props are checked where it is drawn, by <Island>
  readonly islands: () => Promise<Readonly<Record<string, Load<ComponentType<any>>>>>;
  readonly enhancers: () => Promise<Enhancers>;
  /** Every visitor passes the header, so it is found without a table. */
  readonly header: Load<(element: HTMLElement) => unknown>;
}
