import { z } from 'zod';
import stored from './technologies.json';

const groups = ['screens', 'services', 'data', 'quality', 'delivery'] as const;

/** The technologies, by purpose. The specification asks for such a list without its entries. */
export const technologies = z
  .array(
    z.strictObject({
      id: z.enum(groups),
      /** The owner has not confirmed these entries yet. */
      placeholder: z.boolean(),
      names: z.array(z.string().min(1)).min(1),
    }),
  )
  .parse(stored);
