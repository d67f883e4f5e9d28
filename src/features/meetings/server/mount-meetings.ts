import type { App } from '#platform/server/app-context.ts';
import { mountCalendarFile } from './calendar/mount-calendar-file.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { mountMeetingCalls } from './mount-meeting-calls.ts';
import { mountMeetingPage } from './page/mount-meeting-page.ts';

export function mountMeetings(app: App, deps: MeetingDeps): void {
  mountMeetingCalls(app, deps);
  mountMeetingPage(app, deps);
  mountCalendarFile(app, deps);
}
