import type { App } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText, queryText } from '#platform/server/http/request-text.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { findOpenedMeeting } from '../find-opened-meeting.ts';
import { calendarFiles } from '../meeting-address.ts';
import type { MeetingDeps } from '../meeting-parts.ts';
import { visitorEntry } from './entries.ts';

/** The meeting for a calendar that no mail reaches, for whoever has its key. */
export function mountCalendarFile(app: App, deps: MeetingDeps): void {
  const { config, database, secretOf } = deps;
  app.get(`${calendarFiles}/:file{.+\\.ics}`, async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.ics'.length);
    const found = await whileDatabaseAnswers(database, () =>
      findOpenedMeeting(deps, reference, queryText(c, 'key') ?? ''),
    );
    // A hold is no meeting yet, and stands in nobody's calendar.
    if (!found || found.state === 'held' || found.state === 'expired') return c.notFound();
    const method = found.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    return c.body(visitorEntry(found, { config, secret: await secretOf() }, method), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${found.reference}.ics"`,
      'Content-Language': languageOf(found),
      'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
      'X-Robots-Tag': 'noindex',
    });
  });
}
