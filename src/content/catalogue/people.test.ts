import { expect, it } from 'vitest';
import { clients } from './clients.ts';
import { team } from './team.ts';

it('lists the eight clients and the ten people of the specification, each once', () => {
  expect(new Set(clients.map(({ id }) => id)).size).toBe(8);
  expect(new Set(team.map(({ id }) => id)).size).toBe(10);
});
