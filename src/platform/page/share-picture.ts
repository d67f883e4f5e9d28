import type { Route } from '#site/routes.ts';

/** The picture of a page where it is shared; the build draws it from the page's own hero. */
export function sharePicture({ path, sameAs }: Pick<Route, 'path' | 'sameAs'>): string {
  const name = (sameAs ?? path).slice(1).replaceAll('/', '-') || 'start';
  return `/share/${name}.png`;
}
