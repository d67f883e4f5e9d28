import { z } from 'zod';

/** Bogotá keeps the same time all year. */
const bogota = { offset: '-05:00', milliseconds: -5 * 60 * 60 * 1000 };

const withSeconds = z.iso.datetime({ offset: true });
const withMinutes = z.iso.datetime({ offset: true, precision: -1 });

/** A day, which begins in Bogotá, or a moment with its zone. */
export const moment = z
  .union(
    [z.iso.date().transform((day) => `${day}T00:00${bogota.offset}`), withMinutes, withSeconds],
    'must be a day such as 2026-11-20, which begins at 00:00 in Bogotá, or a moment such as 2026-11-20T08:00-05:00',
  )
  .transform((text) => new Date(text));

/** As the clocks in Bogotá show it: `2026-11-20 08:00`. */
export function inBogota(date: Date): string {
  return new Date(date.getTime() + bogota.milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
