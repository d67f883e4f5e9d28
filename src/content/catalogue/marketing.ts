import { z } from 'zod';
import { routePaths } from '#site/routes.ts';
import stored from './marketing.json';

const facts = z.strictObject({
  popup: z.strictObject({
    /** Milliseconds after loading. */
    delay: z.int().positive(),
    /** What the server calls the notifications that are shown there. */
    type: z.int().positive(),
    /** Where a notification has none of its own. In Spanish, whatever the language of the page. */
    title: z.string().min(1),
    /** Where its button leads, unless the notification says otherwise. */
    page: z.enum(routePaths),
    anchor: z.string().min(1),
  }),
});

export const marketing = facts.parse(stored);
