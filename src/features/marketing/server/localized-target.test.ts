import { expect, it } from 'vitest';
import { localizedTarget } from './routes.ts';

it.each([
  ['/tryit', '/tryit/es'],
  ['/service_developing#Price', '/service_developing/es#Price'],
  ['/services/?id=8', '/services/es?id=8'],
  ['/tryit?utm_source=popup#a', '/tryit/es?utm_source=popup#a'],
  ['/tryit/fr', '/tryit/fr'],
  ['https://blog.example/news', 'https://blog.example/news'],
  ['/gone', '/gone'],
])('leads from %s to %s', (target, expected) => {
  expect(localizedTarget(target, 'es')).toBe(expected);
});
