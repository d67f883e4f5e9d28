import { z } from 'zod';
import { languageCodes } from '#site/languages.ts';

/** A text of the catalogue in every language: what the owner replaces together with the entry it belongs to. */
export const localized = z.record(z.enum(languageCodes), z.string().min(1));
