import { z } from 'zod';
import stored from './help-desk.json';

const count = z.int().positive();

/** The stages of a request, in order. Words and pictures are found by these names. */
export const helpDeskStages = [
  'reception',
  'classification',
  'assignment',
  'attention',
  'solution',
  'notification',
  'evaluation',
  'closure',
] as const;

export type HelpDeskStage = (typeof helpDeskStages)[number];

const plan = z.strictObject({
  id: z.enum(['small', 'medium', 'large']),
  /** Without a number there is no limit. */
  users: count.optional(),
  /** In whole pesos. Without one the price is by agreement. */
  price: count.optional(),
  recommended: z.literal(true).optional(),
});

export const helpDesk = z
  .strictObject({
    productId: count,
    trialDays: count,
    /** The only currency in which the plans are sold; in any other they are by agreement. */
    currency: z.literal('cop'),
    /** The period that one payment covers. */
    frequency: z.enum(['YEARLY', 'MONTHLY']),
    plans: z.array(plan),
    claims: z.strictObject({ users: count, requests: count, interactions: count, countries: count }),
    /** How far, in pixels, a visitor scrolls before the offer appears, once. */
    popupAfter: z.strictObject({ wide: count, narrow: count }),
    video: z.strictObject({ width: count, height: count }),
    /** Role and sector only, until the owner has names and their consent. */
    testimonials: z.array(
      z.strictObject({
        id: z.enum(['operations', 'office']),
        country: z.enum(['co', 'us']),
        placeholder: z.literal(true).optional(),
      }),
    ),
  })
  .parse(stored);
