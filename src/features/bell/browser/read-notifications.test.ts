import { expect, it } from 'vitest';
import { readNotifications } from './find-person.ts';

const one = { id: 1, titulo: 'Hola', contenido: 'Texto' };

it('reads the list of a success, and an empty list if there is nothing new', () => {
  expect(readNotifications({ CODE: 1, DESCRIPTION: '', DATA: [one] })).toEqual([one]);
  expect(readNotifications({ CODE: 6, DESCRIPTION: '', DATA: [] })).toEqual([]);
  // The company's other systems answer like this.
  expect(readNotifications(JSON.parse('{"CODE":6,"DESCRIPTION":"","DATA":{}}'))).toEqual([]);
});

it.each([2, 3, 4, 5, 7] as const)('does not take code %i for a success', (CODE) => {
  expect(readNotifications({ CODE, DESCRIPTION: '', DATA: {} })).toBeUndefined();
});
