import { bogota, bogotaInstant, dayLength, localTime } from '#site/local-time.ts';
import { quoteLimits } from '#site/quotes.ts';

/** Until the end of the last day in Bogotá: the paper names a day, and whoever reads it takes it for the whole one. */
export function validUntil(createdAt: Date): Date {
  const { day } = localTime(createdAt.getTime(), bogota);
  const dayAfter = day + (quoteLimits.validDays + 1) * dayLength;
  return new Date(bogotaInstant({ day: dayAfter, time: '0:00' }) - 1000);
}
