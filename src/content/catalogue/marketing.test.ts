import { expect, it } from 'vitest';
import { marketing } from './marketing.ts';

it('matches the specification of the popup', () => {
  expect(marketing.popup).toMatchObject({ delay: 180_000, type: 5, page: '/service_developing', anchor: 'Price' });
  expect(marketing.popup.title).toMatch(/^¿Listo .* startup\?$/);
});
