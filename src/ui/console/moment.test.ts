import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import { ageText } from './moment.tsx';

const now = Date.UTC(2026, 10, 17, 12);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [20_000, 'ahora'],
  [18 * msPerMinute, 'hace 18 min'],
  [2 * msPerHour, 'hace 2 h'],
  [30 * msPerHour, 'hace 1 día'],
  [40 * msPerDay, 'hace 1 mes'],
  [800 * msPerDay, 'hace 2 años'],
  [-3 * msPerHour, 'dentro de 3 h'],
])('writes how long ago %d milliseconds are, in Spanish', (ago, text) => {
  expect(ageText(now - ago, 'es')).toBe(text);
});

it('writes no bare signs in French and one word for the unit in English', () => {
  expect(ageText(now - 2 * msPerHour, 'fr')).toBe('il y a 2\u00a0h');
  expect(ageText(now - 2 * msPerHour, 'en')).toBe('2 hrs ago');
});
