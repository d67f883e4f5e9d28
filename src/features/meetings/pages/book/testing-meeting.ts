import { drawLive } from '#app/live.tsx';
import { parseHtml } from '#platform/testing-html.ts';
import type { Language } from '#site/languages.ts';
import type { MeetingAnswer, MeetingFacts } from '../../meeting-answer.ts';

type Choose = Extract<MeetingAnswer, { kind: 'choose' }>;

/** In Bogotá's time: two days of this week and one of the next. */
const at = (text: string) => Date.parse(`${text}-05:00`);
export const free = ['2026-11-16T08:00', '2026-11-16T14:00', '2026-11-17T17:30', '2026-11-24T09:00'].map(at);
export const nasty = '<img src=x onerror=alert(1)>';

export const choose = (more: Partial<Choose> = {}): Choose => ({
  kind: 'choose',
  free,
  zone: 'America/Bogota',
  basis: 'chosen',
  from: undefined,
  problems: {},
  errorCode: undefined,
  nearest: [],
  quote: undefined,
  requestId: 'request-1',
  moving: undefined,
  typed: { time: '', name: '', email: '', topic: '', language: 'en' },
  ...more,
});
export const meeting: MeetingFacts = {
  reference: 'M-7KQ2-94MX',
  startsAt: at('2026-11-30T17:30'),
  state: 'booked',
  name: nasty,
  email: 'a@b.example',
  topic: nasty,
  language: 'fr',
  zone: 'Asia/Tokyo',
  quote: 'Q-7KQ2-94MX',
  isPast: false,
  heldUntil: undefined,
  page: '/meet/book/en?meeting=M-7KQ2-94MX&key=k',
  calendarFile: '/meetings/M-7KQ2-94MX.ics?key=k',
};
/** On hold until noon. */
export const hold = { state: 'held', heldUntil: at('2026-11-18T12:00') } as const;
type Shown = Extract<MeetingAnswer, { kind: 'meeting' }>;
export const shown = (more: Partial<MeetingFacts> = {}, completed?: 'booked' | 'moved' | 'cancelled'): Shown => ({
  kind: 'meeting',
  meeting: { ...meeting, ...more },
  key: 'k',
  confirm: undefined,
  completed,
  errorCode: undefined,
});
export const draw = (answer: MeetingAnswer, language: Language = 'en') =>
  parseHtml(drawLive({ path: '/meet/book', meeting: answer }, language).content);
