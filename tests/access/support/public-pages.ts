import { type Route, routes } from '../../../src/site/routes.ts';

const privatePaths: readonly Route['path'][] = ['/dashboard', '/application', '/staff'];

/** Every public page once: other addresses of a page are the same file, and the gallery is for developers. */
export const publicPages = routes.filter(
  ({ path, sameAs, development }) => !sameAs && !development && !privatePaths.includes(path),
);
