import { z } from 'zod';

/** Without control characters: a database that is asked for a text with a NUL fails. */
export const plainLine = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
