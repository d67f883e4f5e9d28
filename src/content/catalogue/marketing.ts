import { z } from 'zod';
import type { Language } from '#site/languages.ts';
import { routePaths } from '#site/routes.ts';
import stored from './marketing.json';

const facts = z.strictObject({
  popup: z.strictObject({
    /** Milliseconds after loading. */
    delay: z.int().positive(),
    /** The server's name for the notifications that are shown there. */
    type: z.int().positive(),
    /** The default title, in one language, whatever that of the page. */
    title: z.string().min(1),
    /** The default link of its button. */
    page: z.enum(routePaths),
    anchor: z.string().min(1),
  }),
});

/** The language of the default title. Others have none. */
export const popupLanguage: Language = 'es';

export const marketing = facts.parse(stored);
