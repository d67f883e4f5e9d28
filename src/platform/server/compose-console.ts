import {
  type StaffActionName,
  type StaffPlaceName,
  type StaffRole,
  type StaffViewName,
  staffMenu,
  staffViews,
} from '#site/staff.ts';
import type { Db } from '../database/database.ts';
import { gather } from './compose-features.ts';
import type { ConsoleAction, ConsoleFile, ConsoleView, Feature } from './feature.ts';

/** The console of the team, as the features declare it. */
export interface Console {
  readonly views: ReadonlyMap<string, ConsoleView>;
  readonly actions: ReadonlyMap<string, ConsoleAction>;
  readonly files: readonly ConsoleFile[];
}

/** Throws if nothing leads to a view, or if something leads to a view that no feature declares. */
export function composeConsole(features: readonly Feature[]): Console {
  const views = gather(
    features,
    'view of the console',
    (feature): Readonly<Record<string, ConsoleView>> => feature.console?.views ?? {},
  );
  for (const name of staffViews) {
    if (!views.has(name))
      throw new Error(`The menu in src/site/staff.ts has "${name}", but no feature declares that view.`);
  }
  for (const [name, { record }] of views) {
    if (record || staffViews.some((one) => one === name)) continue;
    throw new Error(
      `Nothing leads to the view "${name}": add it to the menu in src/site/staff.ts, or declare its "record".`,
    );
  }
  return {
    views,
    actions: gather(
      features,
      'action of the console',
      (feature): Readonly<Record<string, ConsoleAction>> => feature.console?.actions ?? {},
    ),
    files: features.flatMap((feature) => feature.console?.files ?? []),
  };
}

export function isPlaceName({ views }: Console, name: string): name is StaffPlaceName {
  return views.has(name);
}

export function isActionName({ actions }: Console, name: string): name is StaffActionName {
  return actions.has(name);
}

export function mayOpen({ views }: Console, role: StaffRole, view: StaffPlaceName): boolean {
  return views.get(view)?.roles.includes(role) ?? false;
}

export function mayDo({ actions }: Console, role: StaffRole, action: StaffActionName): boolean {
  return actions.get(action)?.roles.includes(role) ?? false;
}

/** The groups of the menu, with what this role may open. */
export function menuFor(console: Console, role: StaffRole): readonly (readonly StaffViewName[])[] {
  return staffMenu
    .map((group) => group.filter((name) => mayOpen(console, role, name)))
    .filter(({ length }) => length > 0);
}

/** How much waits in these views, from indexes of unfinished rows alone. */
export async function countWaiting({ views }: Console, names: readonly StaffViewName[], db: Db, now: Date) {
  const counts = await Promise.all(
    names.map(async (name) => {
      const view = views.get(name);
      return [name, (view && !view.record && (await view.waiting?.(db, now))) || 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}
