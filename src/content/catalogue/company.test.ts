import { expect, it } from 'vitest';
import { company } from './company.ts';

/** Sections 1 and 9 of the specification. */
it('claims what the specification claims', () => {
  expect(company).toEqual({
    founded: '2006-10-17',
    yearsOfExperience: 17,
    countries: 5,
    vision: { from: '2021-01-01', until: '2030-12-31' },
    homeCounters: { projects: 200, years: 15, codingHours: 10_000_000, bots: 12 },
    landing: { yearsOfExperience: 14, projects: 245, programmingHours: 500_000, bots: 4 },
    investors: {
      countries: { goal: 20 },
      clients: { goal: 1000 },
      value: { now: 3_000_000, goal: 1_000_000_000 },
      headquarters: 'Toronto',
      developmentCentre: 'Bucaramanga',
      acceleratorCohort: 2022,
    },
    meetingMinutes: 30,
    trialDays: 7,
  });
});
