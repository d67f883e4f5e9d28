import { z } from 'zod';
import { marketing } from '#content/catalogue/marketing.ts';
import { getMarketingNotification, notificationTarget } from '#contracts/marketing.ts';
import type { NewMarketingNotification } from '#database/marketing-notifications.ts';
import { longestNotification } from '#database/tables/marketing-notification.ts';
import { readAddress } from '#site/address.ts';
import { isLanguage, languageCodes } from '#site/languages.ts';
import { checkOptions, readOptions } from '../read-options.ts';
import { moment } from './bogota-time.ts';

/** The popup has a title of its own for notifications without one, in this language alone. */
const popupLanguage = 'es';

const { tipo } = getMarketingNotification.request.shape;

const options = {
  language: z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`),
  // An empty line begins a paragraph. Not every terminal can type one, so `\n` stands for a line end.
  text: z
    .string('must be what the popup says, between quotes')
    .transform((text) => text.replace(/\r\n|\\n/g, '\n'))
    .pipe(textOf(longestNotification.contenido, /^[\P{Cc}\n]+$/u)),
  title: textOf(longestNotification.titulo).optional(),
  target: notificationTarget.refine(leadsToAPage, 'must be a page that exists, such as /tryit').optional(),
  button: textOf(longestNotification.labelButton).optional(),
  from: moment.optional(),
  until: moment.optional(),
  type: z
    .string('must be a whole number, such as 5')
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
    .refine((number) => tipo.safeParse(number).success, 'must be a whole number from 1 to 32767')
    .default(marketing.popup.type),
};

/** What `marketing -- add` was told, as a row for the database. Throws a CommandError. */
export function readNotification(args: readonly string[], now: Date): NewMarketingNotification {
  const typed = readOptions(args, Object.keys(options));
  const { language, text, title, target, button, from, until, type } = checkOptions(
    rulesFor(typed.language, now),
    typed,
  );
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

function rulesFor(language: unknown, now: Date) {
  const needsTitle = isLanguage(language) && language !== popupLanguage;
  const why = 'must be given between quotes, because the popup’s own title is Spanish';
  const title = needsTitle ? z.string(why).pipe(textOf(longestNotification.titulo)) : options.title;
  return z.strictObject({ ...options, title }).refine(({ from = now, until }) => !until || until > from, {
    path: ['until'],
    error: 'must be later than --from, or than now where that is left out',
  });
}

/** Without signs that no browser shows. */
function textOf(longest: number, allowed = /^\P{Cc}+$/u) {
  const message = `must be a text of 1 to ${longest} characters, between quotes`;
  return z.string(message).trim().max(longest, message).regex(allowed, message);
}

function leadsToAPage(target: string): boolean {
  if (!target.startsWith('/')) return URL.canParse(target);
  const { pathname, searchParams } = new URL(target, 'https://site.invalid');
  return readAddress(pathname, searchParams) !== undefined;
}
