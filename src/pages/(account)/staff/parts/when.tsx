import { localeOf } from '#site/languages.ts';
import { bogota } from '#site/local-time.ts';
import { usePage } from '#site/page.ts';

/** A moment on the clocks of Bogotá, short enough for a table. */
export function When({ at }: { at: number }) {
  const { language } = usePage();
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: bogota,
  });
  return <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>;
}
