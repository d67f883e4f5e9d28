import { expect, it } from 'vitest';
import { zoneOffsets } from './pages/book/choose.tsx';

it('zone offsets are right before and after clock changes, in any order of requests', () => {
  const before = Date.parse('2026-11-01T05:59:59.999Z');
  expect(zoneOffsets(before).get('America/New_York')).toBe('UTC−4');
  expect(zoneOffsets(before + 1).get('America/New_York')).toBe('UTC−5');
  expect(zoneOffsets(before).get('America/New_York')).toBe('UTC−4');
});
