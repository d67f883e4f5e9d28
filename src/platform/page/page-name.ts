import type { Words } from '#content/words.ts';
import { href } from '#site/address.ts';
import { isRoutePath, type Route, type RoutePath, routeOf } from '#site/routes.ts';
import type { Page } from './page.ts';

type Names = Words['names'];

function isNamed(path: string): path is keyof Names & string {
  return isRoutePath(path) && !routeOf(path).sameAs;
}

/** The name of a page in menus, links and breadcrumbs. Another URL of a page has its name. */
export function pageName({ path, sameAs }: Pick<Route, 'path' | 'sameAs'>, { names }: Words): string {
  const named = sameAs ?? path;
  if (!isNamed(named)) throw new Error(`names.json has no name for ${path}`);
  return names[named];
}

/** From the start page down to this one. */
export function trailTo({ route, language, words }: Page): { label: string; path: RoutePath; href: string }[] {
  const step = (of: Route) => ({ label: pageName(of, words), path: of.path, href: href(of.path, language) });
  if (route.path === '/') return [step(route)];
  const parent = routeOf(route.parent && isRoutePath(route.parent) ? route.parent : '/');
  return [...trailTo({ route: parent, language, words }), step(route)];
}
