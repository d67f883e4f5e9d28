import { expect, it } from 'vitest';
import { supportHours } from '../support-hours.ts';
import { company, offices } from './company.ts';

it('has a contact for Colombia, the United States and Canada', () => {
  expect(offices.map(({ country }) => country)).toEqual(['co', 'us', 'ca']);
});

it('has the specified support hours and length of a meeting', () => {
  expect(supportHours).toEqual([
    {
      days: 'weekdays',
      spans: [
        ['8:00', '12:00'],
        ['14:00', '18:00'],
      ],
    },
    { days: 'saturday', spans: [['8:00', '12:00']] },
  ]);
  expect(company.meetingMinutes).toBe(30);
});
