import { z } from 'zod';

/** Of another site: the type says so, as a link to one opens in a new tab. */
export const httpsAddress = z.templateLiteral(['https://', z.string()]);
