import { z } from 'zod';
import stored from './history.json';

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
export const milestones: readonly Milestone[] = z.array(milestone).parse(stored);
