/** When support answers, in Bogotá time: the opening hours of each kind of day. */
export const supportHours = [
  {
    days: 'weekdays',
    spans: [
      ['8:00', '12:00'],
      ['14:00', '18:00'],
    ],
  },
  { days: 'saturday', spans: [['8:00', '12:00']] },
] as const;
