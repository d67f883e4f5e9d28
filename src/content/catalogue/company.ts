import { z } from 'zod';
import { languageCodes } from '#site/languages.ts';
import storedCompany from './company.json';
import storedMessage from './executive-message.json';
import { localized } from './fields.ts';
import storedHistory from './history.json';
import storedOffices from './offices.json';
import storedTeam from './team.json';

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
  .parse(storedCompany);

/** The words and the drawing of a milestone are found by its id. */
export const milestoneIds = [
  'craftsmen',
  'research',
  'alliances',
  'cluster',
  'children',
  'cloud',
  'platforms',
  'quality',
  'countryBrand',
  'rebrand',
  'peru',
  'projects',
  'projectPlatform',
  'productivity',
] as const;

export type MilestoneId = (typeof milestoneIds)[number];

const year = z.int().min(2006);

const milestone = z.strictObject({
  id: z.enum(milestoneIds),
  /** The year; or, if it is not recorded, the two years between which it lies. */
  years: z.union([z.tuple([year]), z.tuple([year, year])]),
});

export type Milestone = z.infer<typeof milestone>;

/** In chronological order. */
export const milestones: readonly Milestone[] = z.array(milestone).parse(storedHistory);

const member = z.strictObject({
  /** Also the seed of the drawn portrait. */
  id: z.string().min(1),
  /** No one is named until the owner supplies the name: a role is shown instead. */
  placeholder: z.boolean(),
  role: localized,
  description: localized,
});

export type TeamMember = z.infer<typeof member>;

export const team: readonly TeamMember[] = z.array(member).parse(storedTeam);

/** The chief executive's message on the home of the United States; a draft until the real one signs it. */
export const executiveMessage = z
  .strictObject({
    placeholder: z.boolean(),
    paragraphs: z.record(z.enum(languageCodes), z.array(z.string().min(1)).min(1)),
  })
  .parse(storedMessage);

/** The places whose clocks the contact page shows. The words for their cities are found by these. */
export const officeZones = [
  'America/Bogota',
  'America/New_York',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
] as const;

/** The countries with their own contact. */
export const offices = z
  .array(
    z.strictObject({
      country: z.enum(['co', 'us', 'ca']),
      /** Its address in `brand.ts`. */
      email: z.enum(['colombia', 'usa', 'canada']),
      zones: z.array(z.enum(officeZones)),
    }),
  )
  .parse(storedOffices);
