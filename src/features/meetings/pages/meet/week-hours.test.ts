import { expect, it } from 'vitest';
import { hoursOf } from '#site/time.ts';
import { stretchesOn, wholeHoursOf } from './support-week.tsx';

it('a weekday and a Saturday have their support hours', () => {
  expect(stretchesOn(1)).toEqual([
    { from: 8, until: 12 },
    { from: 14, until: 18 },
  ]);
  expect(stretchesOn(6)).toEqual([{ from: 8, until: 12 }]);
});

it('half hours are drawn between the whole hours around them', () => {
  expect(hoursOf('8:30')).toBe(8.5);
  expect(wholeHoursOf([{ from: 8.5, until: 10.25 }])).toEqual([8, 9, 10, 11]);
});
