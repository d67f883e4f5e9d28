import type { App } from '../app-context.ts';
import { mountCalendarFile } from './calendar/mount-calendar-file.ts';
import type { MeetingParts } from './meeting-parts.ts';
import { mountMeetingCalls } from './mount-meeting-calls.ts';
import { mountMeetingPage } from './page/mount-meeting-page.ts';

export function mountMeetings(app: App, parts: MeetingParts): void {
  mountMeetingCalls(app, parts);
  mountMeetingPage(app, parts);
  mountCalendarFile(app, parts);
}
