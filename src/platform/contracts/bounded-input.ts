import { z } from 'zod';
import { cutTo, inputBounds } from './input-bounds.ts';

/**
 * The strings and lists of which every schema for outside input is made. Each has a maximum length that is checked
 * first: zod runs all checks of a string even if the first one failed, unless that one aborts. A test walks through the
 * schemas of all calls, and refuses other strings.
 */

/** Longer ones are refused, and no check after this one runs. */
export function boundedText(longest: number, tooLong?: string, missing = tooLong) {
  return z.string(missing).max(longest, { abort: true, ...(tooLong !== undefined && { error: tooLong }) });
}

/** Longer ones are cut: for optional text that is never a reason to refuse the rest. */
export function cutText(longest: number, missing?: string) {
  return z.string(missing).overwrite((typed) => cutTo(longest, typed));
}

/** Without control characters: a database query for a text with a NUL fails. */
export function plainLine(longest: number) {
  return boundedText(longest).regex(/^\P{Cc}*$/u);
}

/**
 * A reference in its canonical form, by a function that parses it however it is typed, or returns undefined if it is
 * invalid.
 */
export function referenceText(read: (typed: string) => string | undefined) {
  return boundedText(inputBounds.reference).transform(read).pipe(z.string());
}

export function uuidText(wrong?: string) {
  return boundedText(inputBounds.uuid, wrong).check(z.uuid(wrong));
}

/** Whoever types a day beyond these has mistyped it, and far beyond them the database and calendars end. */
const [firstDay, lastDay] = ['1900-01-01', '2999-12-31'];

/** Of a text that begins with four digits of a year. */
const isWithinCalendar = (text: string) => text >= firstDay && text.slice(0, lastDay.length) <= lastDay;

/** A day, such as `2026-11-23`. */
export function dayText(wrong?: string) {
  return boundedText(inputBounds.time, wrong).check(z.iso.date(wrong)).refine(isWithinCalendar, wrong);
}

/** The first or the last day of a period. Nothing happened before the calendar begins, so any earlier day means it. */
export function periodDay() {
  return boundedText(inputBounds.time)
    .check(z.iso.date({ abort: true }))
    .overwrite((day) => (isWithinCalendar(day) ? day : day < firstDay ? firstDay : lastDay));
}

/** A time in ISO 8601: in UTC, unless the options allow others. */
export function momentText(options?: Parameters<typeof z.iso.datetime>[0]) {
  const wrong = typeof options === 'string' ? options : undefined;
  return boundedText(inputBounds.time, wrong).check(z.iso.datetime(options)).refine(isWithinCalendar, wrong);
}

/** A number, or a string as a form sends it. Pipe it into a schema that says which numbers are valid. */
export function numberText(wrong?: string) {
  return z.union([z.number(wrong), boundedText(inputBounds.number, wrong)], wrong).transform(Number);
}

interface ListOptions {
  readonly least?: number;
  readonly missing?: string;
  readonly tooMany?: string;
}

/** zod checks no item of a list that is too long; a test makes sure that it stays so. */
export function boundedList<Item extends z.ZodType>(
  item: Item,
  most: number,
  { least = 0, missing, tooMany }: ListOptions = {},
) {
  return z.array(item, missing).min(least, missing).max(most, tooMany);
}
