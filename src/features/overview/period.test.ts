import { describe, expect, it } from 'vitest';
import { writeDay } from '#site/time.ts';
import { choosePeriod, longestPeriod, periodBefore, stepsOf } from './period.ts';

/** Still the 17th in Bogotá. */
const night = new Date('2026-11-18T04:59:00Z');
const now = new Date('2026-11-18T15:00:00Z');
const days = ({ from, until }: { from: number; until: number }) => [writeDay(from), writeDay(until - 1)];

describe('the period of the overview', () => {
  it('ends on the current day of Bogotá', () => {
    expect(days(choosePeriod({ span: '7' }, night))).toEqual(['2026-11-11', '2026-11-17']);
    expect(days(choosePeriod({ span: '7' }, now))).toEqual(['2026-11-12', '2026-11-18']);
    expect(days(choosePeriod({}, now))).toEqual(['2026-10-20', '2026-11-18']);
  });

  it('is a calendar month or year', () => {
    expect(days(choosePeriod({ span: 'month' }, now))).toEqual(['2026-11-01', '2026-11-18']);
    expect(days(choosePeriod({ span: 'lastMonth' }, now))).toEqual(['2026-10-01', '2026-10-31']);
    expect(days(choosePeriod({ span: 'lastMonth' }, new Date('2027-01-15T12:00:00Z')))).toEqual([
      '2026-12-01',
      '2026-12-31',
    ]);
    expect(days(choosePeriod({ span: 'year' }, now))).toEqual(['2026-01-01', '2026-11-18']);
  });

  it('is between two days in either order, and never beyond today or longer than three years', () => {
    const chosen = choosePeriod({ from: '2026-03-05', to: '2026-02-01', span: '7' }, now);
    expect([...days(chosen), chosen.span]).toEqual(['2026-02-01', '2026-03-05', undefined]);
    expect(days(choosePeriod({ from: '2026-11-10', to: '2027-05-01' }, now))).toEqual(['2026-11-10', '2026-11-18']);
    const long = choosePeriod({ from: '1999-01-01', to: '2026-11-18' }, now);
    expect((long.until - long.from) / 86_400_000).toBe(longestPeriod);
  });

  it.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2027-01-01', to: '2027-02-01' },
    { from: 'yesterday', to: 'today' },
    { from: '2026-01-01' },
    { span: 'constructor' },
  ])('is thirty days for %j', (choice) => {
    expect(days(choosePeriod(choice, now))).toEqual(['2026-10-20', '2026-11-18']);
  });

  it('is compared with the same number of days before', () => {
    expect(days(periodBefore(choosePeriod({ span: 'month' }, now)))).toEqual(['2026-10-14', '2026-10-31']);
  });

  it('consists of days, of weeks from Monday on, or of months', () => {
    expect(stepsOf(choosePeriod({ span: '7' }, now), 'day')).toHaveLength(7);
    const weeks = stepsOf(choosePeriod({ from: '2026-10-01', to: '2026-11-18' }, now), 'week').map(days);
    expect(weeks[0]).toEqual(['2026-10-01', '2026-10-04']);
    expect(weeks[1]).toEqual(['2026-10-05', '2026-10-11']);
    expect(weeks.at(-1)).toEqual(['2026-11-16', '2026-11-18']);
    const months = choosePeriod({ from: '2025-01-15', to: '2026-11-18' }, now);
    expect(months.step).toBe('month');
    expect(stepsOf(months, months.step).map(days).slice(0, 2)).toEqual([
      ['2025-01-15', '2025-01-31'],
      ['2025-02-01', '2025-02-28'],
    ]);
  });
});
