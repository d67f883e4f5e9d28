import type { Db } from '#database/database.ts';
import { searchMeetings } from '#database/meetings/search-meetings.ts';
import { inBogota } from '../../marketing/bogota-time.ts';
import { shorten } from '../../shorten.ts';
import type { Output } from '../command.ts';
import { textTable } from '../text-table.ts';

const shown = 100;
/** Characters of a topic that a line has room for. */
const shownOfTopic = 60;

export async function list(db: Db, output: Output): Promise<void> {
  const wanted = { text: '', filter: 'upcoming', now: new Date(), limit: shown, offset: 0 } as const;
  const found = await searchMeetings(db, wanted);
  if (found.length === 0) return output('No meeting is to come.');
  const cells = found.map(({ startsAt, reference, language, name, email, topic }) => {
    return [inBogota(startsAt), reference, language, name, email, shorten(topic, shownOfTopic)];
  });
  output(textTable(['time (Bogotá)', 'reference', 'language', 'name', 'e-mail', 'topic'], cells));
}
