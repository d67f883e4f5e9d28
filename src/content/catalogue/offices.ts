import { z } from 'zod';
import stored from './offices.json';

/** The places whose clocks the contact page shows. The words for their cities are found by these. */
export const officeZones = [
  'America/Bogota',
  'America/New_York',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
] as const;

/** The countries with their own contact. */
export const offices = z
  .array(
    z.strictObject({
      country: z.enum(['co', 'us', 'ca']),
      /** Its address in `brand.ts`. */
      email: z.enum(['colombia', 'usa', 'canada']),
      zones: z.array(z.enum(officeZones)),
    }),
  )
  .parse(stored);
