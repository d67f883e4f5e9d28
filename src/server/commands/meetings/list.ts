import type { Db } from '#database/database.ts';
import { searchMeetings } from '#database/meetings/search-meetings.ts';
import { bogota, localTime } from '#site/local-time.ts';
import type { Output } from '../command.ts';
import { textTable } from '../text-table.ts';

const shown = 100;

export async function list(db: Db, output: Output): Promise<void> {
  const wanted = { text: '', filter: 'upcoming', now: new Date(), limit: shown, offset: 0 } as const;
  const found = await searchMeetings(db, wanted);
  if (found.length === 0) return output('No meeting is to come.');
  const cells = found.map(({ startsAt, reference, language, name, email, topic }) => {
    return [timeInBogota(startsAt), reference, language, name, email, topic.slice(0, 60)];
  });
  output(textTable(['time (Bogotá)', 'reference', 'language', 'name', 'e-mail', 'topic'], cells));
}

function timeInBogota(instant: Date): string {
  const { day, time } = localTime(instant.getTime(), bogota);
  return `${new Date(day).toISOString().slice(0, 10)} ${time.padStart(5)}`;
}
