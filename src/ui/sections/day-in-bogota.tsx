import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { bogota, localTime } from '#site/time.ts';

/** The day of a timestamp in Bogotá, as documents write it. */
export function DayInBogota({ at }: { readonly at: number }) {
  const { language } = usePage();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format('{day, date}', language, { day: localTime(at, bogota).day })}
    </time>
  );
}
