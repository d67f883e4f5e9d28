import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';

/** The way of a visitor's message, and that nothing of it is left in the end. */
export const canarySteps = ['page', 'token', 'send', 'status', 'mail', 'remove'] as const;

export type CanaryStep = (typeof canarySteps)[number];

/** What became of one run. It is told to the server, which shows and counts it. */
export const canaryResult = z.strictObject({
  /** Milliseconds, of the steps that were done. */
  times: z.partialRecord(z.enum(canarySteps), z.number().min(0).max(3_600_000)),
  /** The first step that did not work, and why. None: all is well. */
  failure: z.strictObject({ step: z.enum(canarySteps), reason: boundedText(300) }).optional(),
});

export type CanaryResult = z.infer<typeof canaryResult>;
