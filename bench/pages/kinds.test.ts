import { expect, test } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { kinds } from './kinds.ts';

test('every kind is drawn by a screen of its own, and every language is among them', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(14);
  expect(new Set(kinds.map(({ route }) => route.screen)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ language }) => language))).toEqual(new Set(languageCodes));
});
