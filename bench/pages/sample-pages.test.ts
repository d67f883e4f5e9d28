import { expect, test } from 'vitest';
import { samplePages } from './sample-pages.ts';

test('the sample pages are of all kinds: offers share a screen, no other two do, and several languages are among them', () => {
  expect(samplePages.length).toBeGreaterThanOrEqual(14);
  const screens = samplePages.map(({ route }) => route.screen).filter((screen) => screen !== 'offer');
  expect(new Set(screens).size).toBe(screens.length);
  expect(new Set(samplePages.map(({ language }) => language)).size).toBeGreaterThan(2);
});
