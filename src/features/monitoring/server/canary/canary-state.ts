import { z } from 'zod';

/** Where the canary asks what became of its ticket. Nobody else finds anything there. */
export const canaryPath = '/canary';

/** How its ticket stands. */
export const canaryState = z.object({
  /** Why it was taken for spam. */
  spam: z.array(z.string()),
  mails: z.array(z.object({ state: z.string(), lastError: z.string().nullable() })),
});

export type CanaryState = z.infer<typeof canaryState>;
