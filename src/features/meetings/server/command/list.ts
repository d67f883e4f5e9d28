import { inBogota } from '#features/marketing/server/bogota-time.ts';
import type { Db } from '#platform/database/database.ts';
import type { Output } from '#platform/server/commands/command.ts';
import { textTable } from '#platform/server/commands/text-table.ts';
import { shorten } from '#platform/server/shorten.ts';
import type { Meeting } from '../store/meeting-change.ts';
import { searchMeetings } from '../store/search-meetings.ts';

const shown = 100;
/** Characters of a topic that a line has room for. */
const shownOfTopic = 60;

export async function list(db: Db, output: Output): Promise<void> {
  const wanted = { text: '', now: new Date(), limit: shown, offset: 0 };
  const upcoming = await searchMeetings(db, { ...wanted, filter: 'upcoming' });
  const held = await searchMeetings(db, { ...wanted, filter: 'held' });
  output(upcoming.length > 0 ? tableOf(upcoming) : 'No meeting is to come.');
  if (held.length > 0) output(`\nOn hold until their visitors confirm, for half an hour at most:\n${tableOf(held)}`);
}

function tableOf(found: readonly Meeting[]): string {
  const cells = found.map(({ startsAt, reference, language, name, email, topic }) => {
    return [inBogota(startsAt), reference, language, name, email, shorten(topic, shownOfTopic)];
  });
  return textTable(['time (Bogotá)', 'reference', 'language', 'name', 'e-mail', 'topic'], cells);
}
