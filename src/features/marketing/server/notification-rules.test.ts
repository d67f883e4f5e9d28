import { describe, expect, it } from 'vitest';
import { inBogota, onBogotaClock } from './notification-rules.ts';

describe('the time in Bogotá', () => {
  it('is five hours behind, across midnight too', () => {
    expect(inBogota(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30 23:59');
    expect(inBogota(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01 00:00');
  });

  it('is assumed for a form field without a time zone, and for nothing that has one', () => {
    expect(onBogotaClock('2026-11-20T08:00')).toBe('2026-11-20T08:00-05:00');
    for (const typed of ['2026-11-20', '2026-11-20T08:00Z', '2026-11-20T08:00+01:00', 'soon']) {
      expect(onBogotaClock(typed)).toBe(typed);
    }
  });
});
