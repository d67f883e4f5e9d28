import { bogotaTime } from '#site/bogota-time.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';

/** A day and a time of Bogotá; that it is Bogotá's stands once, below. */
export function Moment({ at }: { readonly at: number }) {
  const { words, language } = usePage();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format(words.dashboard.time, language, bogotaTime(at, language))}
    </time>
  );
}
