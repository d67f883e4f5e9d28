import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ageText } from './moment.tsx';

const now = Date.UTC(2026, 10, 17, 12);
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [20_000, 'ahora'],
  [18 * minute, 'hace 18 min'],
  [2 * hour, 'hace 2 h'],
  [30 * hour, 'hace 1 día'],
  [40 * 24 * hour, 'hace 1 mes'],
  [800 * 24 * hour, 'hace 2 años'],
  [-3 * hour, 'dentro de 3 h'],
])('writes how long ago %d milliseconds are, in Spanish', (ago, text) => {
  expect(ageText(now - ago, 'es')).toBe(text);
});

it('writes no bare signs in French and one word for the unit in English', () => {
  expect(ageText(now - 2 * hour, 'fr')).toBe('il y a 2\u00a0h');
  expect(ageText(now - 2 * hour, 'en')).toBe('2 hrs ago');
});
