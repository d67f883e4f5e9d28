import { expect, it } from 'vitest';
import { hoursOf, stretchesOn, wholeHoursOf } from './support-week.tsx';

it('knows the hours of a weekday and of a Saturday', () => {
  expect(stretchesOn(1)).toEqual([
    { from: 8, until: 12 },
    { from: 14, until: 18 },
  ]);
  expect(stretchesOn(6)).toEqual([{ from: 8, until: 12 }]);
});

it('draws half hours as such, between the whole ones around them', () => {
  expect(hoursOf('8:30')).toBe(8.5);
  expect(wholeHoursOf([{ from: 8.5, until: 10.25 }])).toEqual([8, 9, 10, 11]);
});
