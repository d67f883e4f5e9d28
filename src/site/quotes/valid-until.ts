import { quoteLimits } from './quote-limits.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Bogotá is so far behind UTC all year round. */
const behind = 5 * hour;

/** Until the end of the last day in Bogotá: the paper names a day, and whoever reads it takes it for the whole one. */
export function validUntil(createdAt: Date): Date {
  const startOfDay = Math.floor((createdAt.getTime() - behind) / day) * day + behind;
  return new Date(startOfDay + (quoteLimits.validDays + 1) * day - 1000);
}
