import { expect, it } from 'vitest';
import { localTime } from './local-time.ts';

it.each([
  ['8:00', 'America/Bogota', '2026-07-15', '8:00'],
  ['8:00', 'America/Toronto', '2026-01-15', '8:00'],
  ['8:00', 'America/Toronto', '2026-07-15', '9:00'],
  ['18:00', 'America/Los_Angeles', '2026-01-15', '15:00'],
  ['8:00', 'America/Vancouver', '2026-07-15', '6:00'],
])('%s in Bogotá is, in %s on %s, %s', (time, zone, day, local) => {
  expect(localTime(time, zone, day)).toBe(local);
});
