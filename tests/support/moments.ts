interface Moment {
  readonly name: string;
  readonly at: string;
}

/** Each hour of a working day: what is free, open, due or expired differs from one to the next. */
export const hours: readonly Moment[] = Array.from({ length: 24 }, (_, hour) => {
  const time = `${String(hour).padStart(2, '0')}:20`;
  return { name: `${time} UTC`, at: `2027-01-20T${time}Z` };
});

/** Where clocks change, the moment is a minute before, so that they change while the tests run. */
export const days: readonly Moment[] = [
  { name: 'a Saturday, before the team leaves', at: '2027-01-23T16:30Z' },
  { name: 'a Sunday', at: '2027-01-24T16:30Z' },
  { name: 'a Colombian holiday', at: '2027-01-11T15:20Z' },
  { name: '29 February', at: '2028-02-29T15:20Z' },
  { name: '31 December', at: '2027-12-31T15:20Z' },
  { name: 'the last minutes of the year in UTC', at: '2027-12-31T23:59Z' },
  { name: 'the last minutes of the year in Bogotá', at: '2028-01-01T04:59Z' },
  { name: 'New York and Toronto, clocks go forward', at: '2027-03-14T06:59Z' },
  { name: 'New York and Toronto, clocks go back', at: '2027-11-07T05:59Z' },
  { name: 'Madrid, clocks go forward', at: '2027-03-28T00:59Z' },
  { name: 'Madrid, clocks go back', at: '2027-10-31T00:59Z' },
];
