import { expect, it } from 'vitest';
import { sharePicture } from './head.ts';

it.each([
  [{ path: '/' }, '/share/start.png'],
  [{ path: '/products/wabot' }, '/share/products-wabot.png'],
  [{ path: '/application', sameAs: '/dashboard' }, '/share/dashboard.png'],
] as const)('%j is shared with %s', (route, picture) => {
  expect(sharePicture(route)).toBe(picture);
});
