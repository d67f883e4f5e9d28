import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeetingRules } from '#platform/contracts/settings.ts';
import { isHoliday } from '#platform/holidays.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';
import { freeTimes, meetingLength, nearestFree, offeredTimes } from './free-times.ts';

const holidays = { colombian: true, days: [] };
const rules: MeetingRules = { holidays, noticeHours: 4, horizonDays: 30 };

/** The time in Bogotá. */
const at = (text: string) => Date.parse(`${text}-05:00`);
const written = (times: readonly number[]) =>
  times.map((time) => new Date(time - 5 * msPerHour).toISOString().replace(/T0?(\d+:\d\d).*/, ' $1'));
const morning = ['8:00', '8:30', '9:00', '9:30', '10:00', '10:30', '11:00', '11:30'];
const afternoon = ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30'];

describe('the times of a day', () => {
  const on = (day: string) =>
    written(offeredTimes(at('2026-11-15T06:00'), rules))
      .filter((text) => text.startsWith(day))
      .map((text) => text.slice(11));

  it.each([
    ['2026-11-17', 'a Tuesday', [...morning, ...afternoon]],
    ['2026-11-21', 'a Saturday', morning],
    ['2026-11-22', 'a Sunday', []],
    ['2026-11-16', 'a holiday that was moved to Monday', []],
    ['2026-12-08', 'a holiday', []],
  ])('are right on %s, %s', (day, _, times) => {
    expect(on(day)).toEqual(times);
  });
});

it('the company can add holidays, and switch off the Colombian ones', () => {
  const day = Date.UTC(2026, 10, 17);
  const own = { ...rules, holidays: { colombian: false, days: [day] } };
  const times = written(offeredTimes(at('2026-11-15T06:00'), own));
  expect(times[0]).toBe('2026-11-16 8:00');
  expect(times).not.toContain('2026-11-17 8:00');
});

describe('notice and horizon', () => {
  const first = (now: string, change: Partial<MeetingRules> = {}) =>
    written(offeredTimes(at(now), { ...rules, ...change }))[0];
  const last = (now: string, change: Partial<MeetingRules> = {}) =>
    written(offeredTimes(at(now), { ...rules, ...change })).at(-1);

  it.each([
    ['2026-11-18T04:00', '2026-11-18 8:00'],
    ['2026-11-18T04:00:01', '2026-11-18 8:30'],
    ['2026-11-18T07:45', '2026-11-18 14:00'],
    ['2026-11-18T13:31', '2026-11-19 8:00'],
    // Midnight, and the moment before it.
    ['2026-11-18T00:00', '2026-11-18 8:00'],
    ['2026-11-17T23:59:59', '2026-11-18 8:00'],
    // A Saturday before a Monday that is a holiday.
    ['2026-11-14T12:00', '2026-11-17 8:00'],
    // The ends of a month and of a year.
    ['2026-11-30T18:00', '2026-12-01 8:00'],
    ['2026-12-31T23:30', '2027-01-02 8:00'],
  ])('the first free time at %s is %s', (now, time) => {
    expect(first(now)).toBe(time);
  });

  it('follow the settings', () => {
    expect(first('2026-11-18T08:10', { noticeHours: 0 })).toBe('2026-11-18 8:30');
    expect(first('2026-11-18T08:00', { noticeHours: 48 })).toBe('2026-11-20 8:00');
    expect(last('2026-11-18T08:00', { horizonDays: 1 })).toBe('2026-11-19 8:00');
    expect(last('2026-11-18T08:00')).toBe('2026-12-18 8:00');
    expect(offeredTimes(at('2026-11-18T18:00'), { ...rules, horizonDays: 0 })).toEqual([]);
  });
});

describe('free times at any moment, whatever is taken', () => {
  /** Around the ends of months and years, and midnight, more often than by chance. */
  const edges = ['2026-11-30T23:59:59', '2026-12-31T23:59:59', '2027-02-28T23:59:59', '2028-02-29T00:00:00'].map(at);
  const moment = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }).map((d) => d.getTime()),
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -5_000, max: 5_000 })).map(([edge, more]) => edge + more),
  );
  const settings = fc.record({ noticeHours: fc.nat(72), horizonDays: fc.nat(60) });
  const taken = fc.array(fc.nat({ max: 70 * 48 }), { maxLength: 40 });

  it('are within the opening hours, on no holiday, within notice and horizon, and overlap with nothing', () => {
    fc.assert(
      fc.property(moment, settings, taken, (now, { noticeHours, horizonDays }, slots) => {
        // Some on the grid, some off it, as if meetings were once longer.
        const others = slots.map((n) => Math.ceil(now / msPerHour) * msPerHour + n * 30 * 60_000 + (n % 3) * 60_000);
        const times = freeTimes(now, { ...rules, noticeHours, horizonDays }, others);
        const wrong = times.flatMap((time, n) => {
          // Computed another way: Bogotá is five hours behind, all year.
          const clock = new Date(time - 5 * msPerHour);
          const day = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate());
          const begins = clock.getUTCHours() * 60 + clock.getUTCMinutes();
          const ends = begins + meetingLength / 60_000;
          const isSaturday = clock.getUTCDay() === 6;
          const inMorning = begins >= 8 * 60 && ends <= 12 * 60;
          const inAfternoon = begins >= 14 * 60 && ends <= 18 * 60 && !isSaturday;
          const rights = {
            isWorkday: clock.getUTCDay() !== 0 && !isHoliday(day, holidays),
            isInHours: inMorning || inAfternoon,
            isLateEnough: time - now >= noticeHours * msPerHour,
            isSoonEnough: time - now <= horizonDays * msPerDay,
            isAfterTheOneBefore: time - (times[n - 1] ?? 0) >= meetingLength,
            isFree: others.every((other) => Math.abs(other - time) >= meetingLength),
          };
          return Object.entries(rights).flatMap(([right, isRight]) =>
            isRight ? [] : [`${clock.toISOString()} ${right}`],
          );
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('are all offered times as long as nothing is taken', () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(freeTimes(now, rules, [])).toEqual(offeredTimes(now, rules));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the nearest free times', () => {
  const times = offeredTimes(at('2026-11-18T00:00'), rules);

  it('are around the requested one, in order', () => {
    const free = times.filter((time) => time !== at('2026-11-18T09:00'));
    expect(written(nearestFree(free, at('2026-11-18T09:00'), 4))).toEqual(
      ['8:00', '8:30', '9:30', '10:00'].map((time) => `2026-11-18 ${time}`),
    );
    expect(written(nearestFree(times, at('2026-11-01T09:00'), 1))).toEqual(['2026-11-18 8:00']);
    expect(written(nearestFree(times, at('2030-01-01T09:00'), 1))).toEqual(written(times.slice(-1)));
    expect(nearestFree([], at('2026-11-18T09:00'), 5)).toEqual([]);
  });

  it('are the nearest ones, or all if there are fewer', () => {
    fc.assert(
      fc.property(fc.subarray(times), fc.nat(60 * 24 * 60), fc.nat(8), (free, minutes, count) => {
        const wanted = at('2026-11-01T00:00') + minutes * 60_000;
        const found = nearestFree(free, wanted, count);
        expect(found).toHaveLength(Math.min(count, free.length));
        const farthest = Math.max(0, ...found.map((time) => Math.abs(time - wanted)));
        for (const time of free.filter((one) => !found.includes(one))) {
          expect(Math.abs(time - wanted)).toBeGreaterThanOrEqual(farthest);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a taken time', () => {
  const now = at('2026-11-17T06:00');
  const offered = offeredTimes(now, rules);
  const taken = at('2026-11-18T09:00');

  it('is removed, and nothing else', () => {
    expect(freeTimes(now, rules, [taken])).toEqual(offered.filter((time) => time !== taken));
  });

  it('removes the times that it overlaps, not those that it only touches', () => {
    const between = written(freeTimes(now, rules, [taken + 10 * 60_000]));
    expect(between).not.toContain('2026-11-18 9:00');
    expect(between).not.toContain('2026-11-18 9:30');
    expect(between).toContain('2026-11-18 8:30');
    expect(between).toContain('2026-11-18 10:00');
    expect(freeTimes(now, rules, [taken, taken + msPerHour])).toHaveLength(offered.length - 2);
  });
});
