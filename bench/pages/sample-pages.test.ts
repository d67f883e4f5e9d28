import { expect, test } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { samplePages } from './sample-pages.ts';

test('every sample page has another layout, and every language is among them', () => {
  expect(samplePages.length).toBeGreaterThanOrEqual(14);
  expect(new Set(samplePages.map(({ route }) => route.screen)).size).toBe(samplePages.length);
  expect(new Set(samplePages.map(({ language }) => language))).toEqual(new Set(languageCodes));
});
