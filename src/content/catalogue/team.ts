import { z } from 'zod';
import { localized } from './fields.ts';
import stored from './team.json';

const member = z.strictObject({
  /** Also the seed of the drawn portrait. */
  id: z.string().min(1),
  /** No one is named until the owner supplies the name: a role is shown instead. */
  placeholder: z.boolean(),
  role: localized,
  description: localized,
});

export type TeamMember = z.infer<typeof member>;

export const team: readonly TeamMember[] = z.array(member).parse(stored);
