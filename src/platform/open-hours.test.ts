import { expect, it } from 'vitest';
import { openHours } from '#pages/service/support-week.tsx';

it('supports half hours, and gives every day its own', () => {
  const open = openHours([
    { days: 'weekdays', spans: [['8:30', '12:00']] },
    { days: 'saturday', spans: [['9:00', '11:15']] },
  ]);
  expect(open).toEqual([
    ...[0, 1, 2, 3, 4].map((day) => ({ day, from: 8.5, until: 12 })),
    { day: 5, from: 9, until: 11.25 },
  ]);
});
