import { milestones } from '#content/catalogue/history.ts';

const years = milestones.flatMap((milestone) => milestone.years);

/** The period of the history. */
export const period = { from: Math.min(...years), until: Math.max(...years), count: milestones.length } as const;
