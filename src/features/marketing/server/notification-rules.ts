import { z } from 'zod';
import { marketing, popupLanguage } from '#content/catalogue/marketing.ts';
import { boundedText, dayText, momentText } from '#platform/contracts/bounded-input.ts';
import { inputBounds, mostTyped } from '#platform/contracts/input-bounds.ts';
import { readAddress } from '#site/address.ts';
import { msPerHour } from '#site/durations.ts';
import { isLanguage, languageCodes } from '#site/languages.ts';
import { getMarketingNotification, notificationTarget } from '../contract.ts';
import type { MarketingProblem } from '../staff-lines.ts';
import type { NewMarketingNotification } from './store.ts';
import { longestNotification } from './tables.ts';

/** Bogotá has no daylight saving time. */
const bogota = { offset: '-05:00', milliseconds: -5 * msPerHour };

const withSeconds = momentText({ offset: true });
const withMinutes = momentText({ offset: true, precision: -1 });

/** A day, which begins in Bogotá, or a time with its zone. */
const moment = (wrong: string) =>
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

/** Only makes the compiler check the name; callers translate it into text. */
const problem = (name: MarketingProblem) => name;

const { tipo } = getMarketingNotification.request.shape;

/** The fields of a new notification. They are typed as text; an omitted one is undefined. */
export const notificationFields = {
  language: z.enum(languageCodes, problem('language')),
  text: boundedText(mostTyped(longestNotification.contenido), problem('text'), problem('missing'))
    .transform((text) => text.replace(/\r\n/g, '\n'))
    .pipe(textOf(longestNotification.contenido, /^[\P{Cc}\n]+$/u)),
  title: textOf(longestNotification.titulo).optional(),
  target: boundedText(longestNotification.urlTarget, problem('target'))
    .refine((target) => notificationTarget.safeParse(target).success, { error: problem('target'), abort: true })
    .refine(leadsToAPage, problem('page'))
    .optional(),
  button: textOf(longestNotification.labelButton).optional(),
  from: moment(problem('moment')).optional(),
  until: moment(problem('moment')).optional(),
  type: boundedText(inputBounds.number, problem('type'))
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
    .refine((number) => tipo.safeParse(number).success, problem('type'))
    .default(marketing.popup.type),
};

/** The number of a notification, as typed. Its column holds 32 bits. */
export const notificationNumber = boundedText(inputBounds.number)
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.int32().positive());

/** Validates the typed fields; each problem is a MarketingProblem. */
export function notificationRules(language: unknown, now: Date) {
  const needsTitle = isLanguage(language) && language !== popupLanguage;
  const title = needsTitle
    ? boundedText(mostTyped(longestNotification.titulo), problem('text'), problem('title')).pipe(
        textOf(longestNotification.titulo),
      )
    : notificationFields.title;
  return z.strictObject({ ...notificationFields, title }).refine(({ from = now, until }) => !until || until > from, {
    path: ['until'],
    error: problem('order'),
  });
}

/** As a database row. */
export function notificationOf(
  { language, text, title, target, button, from, until, type }: z.output<ReturnType<typeof notificationRules>>,
  now: Date,
): NewMarketingNotification {
  return {
    titulo: title ?? null,
    contenido: text,
    idioma: language.toUpperCase(),
    urlTarget: target ?? null,
    labelButton: button ?? null,
    tipo: type,
    from: from ?? now,
    until: until ?? null,
  };
}

/** Without control characters. */
function textOf(longest: number, allowed = /^\P{Cc}+$/u) {
  return boundedText(mostTyped(longest), problem('text'))
    .trim()
    .max(longest, problem('text'))
    .regex(allowed, problem('text'));
}

function leadsToAPage(target: string): boolean {
  if (!target.startsWith('/')) return URL.canParse(target);
  const { pathname, searchParams } = new URL(target, 'https://site.invalid');
  return readAddress(pathname, searchParams) !== undefined;
}
