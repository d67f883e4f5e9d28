import { expect, it } from 'vitest';
import { countNotifications, readNotifications } from './find-person.ts';

const one = { id: 1, titulo: 'Hola', contenido: 'Texto' };

it('reads the list of a success, and an empty list if there is nothing new', () => {
  expect(readNotifications({ CODE: 1, DESCRIPTION: '', DATA: [one] })).toEqual([one]);
  expect(readNotifications({ CODE: 6, DESCRIPTION: '', DATA: [] })).toEqual([]);
  // The company's other systems answer like this.
  expect(readNotifications(JSON.parse('{"CODE":6,"DESCRIPTION":"","DATA":{}}'))).toEqual([]);
});

it('counts what the server says, or else what it lists', () => {
  expect(countNotifications({ CODE: 1, DESCRIPTION: '', DATA: [one], TOTAL: 60 })).toBe(60);
  expect(countNotifications({ CODE: 1, DESCRIPTION: '', DATA: [one] })).toBe(1);
  expect(countNotifications({ CODE: 6, DESCRIPTION: '', DATA: [], TOTAL: 0 })).toBe(0);
  expect(countNotifications({ CODE: 5, DESCRIPTION: '', DATA: {} })).toBeUndefined();
});

it.each([2, 3, 4, 5, 7] as const)('does not take code %i for a success', (CODE) => {
  expect(readNotifications({ CODE, DESCRIPTION: '', DATA: {} })).toBeUndefined();
});
