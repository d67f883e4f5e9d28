import { expect, it } from 'vitest';
import { marketing } from './marketing.ts';

it('holds the popup to the specification', () => {
  expect(marketing.popup).toMatchObject({ delay: 180_000, type: 5, page: '/service_developing', anchor: 'Price' });
  expect(marketing.popup.title).toMatch(/^¿Listo .* startup\?$/);
});
