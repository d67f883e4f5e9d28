import { z } from 'zod';
import { dayText, momentText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';

/** Bogotá has no daylight saving time. */
const bogota = { offset: '-05:00', milliseconds: -5 * 60 * 60 * 1000 };

const withSeconds = momentText({ offset: true });
const withMinutes = momentText({ offset: true, precision: -1 });

/** A day, which begins in Bogotá, or a time with its zone. */
export const moment = (wrong: string) =>
  z
    .union([dayText().transform((day) => `${day}T00:00${bogota.offset}`), withMinutes, withSeconds], wrong)
    .transform((text) => new Date(text));

/** Reads the value of a date and time field, which has no zone, as Bogotá time. */
export function onBogotaClock(typed: string): string {
  const isTime = typed.length <= inputBounds.time && /T[\d:.]+$/.test(typed);
  return isTime ? `${typed}${bogota.offset}` : typed;
}

/** In Bogotá time: `2026-11-20 08:00`. */
export function inBogota(date: Date): string {
  return new Date(date.getTime() + bogota.milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
