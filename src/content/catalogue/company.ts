import { z } from 'zod';
import stored from './company.json';

const count = z.int().positive();

/** The figures that the company claims. Pages read them from here. */
export const company = z
  .strictObject({
    founded: z.iso.date(),
    yearsOfExperience: count,
    countries: count,
    vision: z.strictObject({ from: z.iso.date(), until: z.iso.date() }),
    homeCounters: z.strictObject({ projects: count, years: count, codingHours: count, bots: count }),
    /** The landing page has other figures, as specified. */
    landing: z.strictObject({ yearsOfExperience: count, projects: count, programmingHours: count, bots: count }),
    investors: z.strictObject({
      countries: z.strictObject({ goal: count }),
      clients: z.strictObject({ goal: count }),
      /** In USD. */
      value: z.strictObject({ now: count, goal: count }),
      headquarters: z.string(),
      developmentCentre: z.string(),
      acceleratorCohort: count,
    }),
    meetingMinutes: count,
    trialDays: count,
  })
  .parse(stored);
