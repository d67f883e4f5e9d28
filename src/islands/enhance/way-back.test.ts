import { expect, it } from 'vitest';
import { withWayBack } from './way-back.ts';

it.each([
  ['/login/es', '/contact/es', '', '/login/es?back=%2Fcontact%2Fes'],
  ['/login/es', '/services/es', '?id=7', '/login/es?back=%2Fservices%2Fes%3Fid%3D7'],
  ['/login/es?back=%2Fold', '/new', '', '/login/es?back=%2Fnew'],
  ['/support/registro/fr', '/', '', '/support/registro/fr?back=%2F'],
  ['/login/en', '/login/en', '', '/login/en'],
  ['/login', '/support/registro', '', '/login'],
  ['/support/registro/en', '/login/en', '?back=%2Fpitch%2Fen', '/support/registro/en?back=%2Fpitch%2Fen'],
  ['/login/en', '/loginhelp', '', '/login/en?back=%2Floginhelp'],
])('%s on %s%s leads to %s', (link, pathname, search, address) => {
  expect(withWayBack(link, { pathname, search })).toBe(address);
});
