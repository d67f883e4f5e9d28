import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, meetingTime } from '#site/time.ts';

/** A moment with its day, its clock and the name of that clock. */
export function momentIn(instant: Date, zone: string, language: Language): string {
  return format(wordsIn(language).meetingMail.moment, language, { ...meetingTime(instant.getTime(), zone, language) });
}

/** On the visitor's clock, and on ours where that is another one: their day may be another, too. */
export function bothMoments(instant: Date, zone: string, language: Language): string[] {
  const { here, there } = wordsIn(language).meetingMail.visitor;
  const line = (text: string, of: string) => format(text, language, { moment: momentIn(instant, of, language) });
  return zone === bogota ? [line(there, bogota)] : [line(here, zone), line(there, bogota)];
}
