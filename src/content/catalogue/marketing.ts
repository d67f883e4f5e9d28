import { z } from 'zod';
import { routePaths } from '#site/routes.ts';
import stored from './marketing.json';

const facts = z.strictObject({
  popup: z.strictObject({
    /** Milliseconds after loading. */
    delay: z.int().positive(),
    /** The server's name for the notifications that are shown there. */
    type: z.int().positive(),
    /** The default title. In Spanish, whatever the language of the page. */
    title: z.string().min(1),
    /** The default link of its button. */
    page: z.enum(routePaths),
    anchor: z.string().min(1),
  }),
});

export const marketing = facts.parse(stored);
