import { expect, it } from 'vitest';
import { offsetIn, offsetsOf, zoneOffsets } from './zone-offsets.ts';

const at = (text: string) => Date.parse(text);

it.each([
  // Clocks go back in the north, and forward in the south.
  ['America/New_York', '2026-10-20T12:00Z', '2026-11-01T05:59:59.999Z', 'UTC−4', 'UTC−5'],
  ['Australia/Sydney', '2026-09-20T12:00Z', '2026-10-03T15:59:59.999Z', 'UTC+10', 'UTC+11'],
  ['Australia/Lord_Howe', '2026-09-20T12:00Z', '2026-10-03T15:29:59.999Z', 'UTC+10:30', 'UTC+11'],
  ['America/Santiago', '2027-03-20T12:00Z', '2027-04-04T02:59:59.999Z', 'UTC−3', 'UTC−4'],
])('the offset of %s on a day is that of the day, not of today', (zone, now, last, before, after) => {
  const offsets = offsetsOf(zone, { from: at(now), until: at(now) + 30 * 86_400_000 });
  expect([at(now), at(last), at(last) + 1].map((time) => offsetIn(offsets, time))).toEqual([before, before, after]);
});

it('a zone whose clocks do not change has one offset', () => {
  const year = { from: at('2026-01-01T00:00Z'), until: at('2027-01-01T00:00Z') };
  expect(offsetsOf('America/Bogota', year)).toBe('UTC−5');
  expect(offsetsOf('Asia/Tokyo', year)).toBe('UTC+9');
});

it('a year has every clock change', () => {
  const offsets = offsetsOf('America/Toronto', { from: at('2026-01-01T00:00Z'), until: at('2027-01-01T00:00Z') });
  expect(['2026-02-01', '2026-07-01', '2026-12-01'].map((day) => offsetIn(offsets, at(day)))).toEqual([
    'UTC−5',
    'UTC−4',
    'UTC−5',
  ]);
});

it('every zone has its offsets until the last time that is asked for, in any order of requests', () => {
  const now = at('2026-10-20T12:00Z');
  const later = at('2026-12-01T12:00Z');
  for (const until of [now, later, now]) {
    const offsets = zoneOffsets(now, until);
    expect(offsetIn(offsets.get('America/Montreal') ?? '', until)).toBe(until === now ? 'UTC−4' : 'UTC−5');
  }
  expect(offsetIn(zoneOffsets(at('2026-07-01T12:00Z'), now).get('Europe/Madrid') ?? '', now)).toBe('UTC+2');
});
