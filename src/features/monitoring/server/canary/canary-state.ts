import { z } from 'zod';

/** Where the canary requests the state of its ticket. For all other callers this path does not exist. */
export const canaryPath = '/canary';

/** The state of the canary's ticket. */
export const canaryState = z.object({
  /** Why it was taken for spam. */
  spam: z.array(z.string()),
  mails: z.array(z.object({ state: z.string(), lastError: z.string().nullable() })),
});

export type CanaryState = z.infer<typeof canaryState>;
