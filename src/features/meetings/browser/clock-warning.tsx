import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Callout } from '#ui/callout.tsx';
import { clockChange } from '../clock-change.ts';
import { writeDate } from '../write-times.ts';
import { cityOf } from '../zone-names.ts';
import type { MeetingWords } from './words.ts';

interface Props {
  readonly zone: string;
  readonly language: Language;
  readonly words: MeetingWords;
  readonly now: number;
  /** The time that was chosen, else the last one that can be. */
  readonly until: number;
}

/** Between now and then the visitor's clock is changed, and that of Bogotá is not. */
export function ClockWarning({ zone, language, words: { form, cities }, now, until }: Props) {
  const change = clockChange(now, until, zone);
  if (!change) return null;
  const { day, minutes } = change;
  return (
    <Callout>
      <p suppressHydrationWarning>
        {format(minutes < 0 ? form.back : form.forward, language, {
          city: cityOf(zone, cities),
          minutes: Math.abs(minutes),
          date: writeDate(day, language, 'long'),
        })}
      </p>
    </Callout>
  );
}
