import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { type Known, person, type Targets } from '#platform/server/testing-targets.ts';

const booking = (known: Known) => ({
  time: known.freeTime,
  ...person(known),
  topic: 'Chatbot',
  lang: 'es',
  zone: 'America/Toronto',
  quotation_id: known.quote,
  request_id: known.uuid,
  sitio_web: '',
});

export const meetingTargets: Targets = {
  '/meetings/book': { kind: 'json', bodies: (known) => [booking(known)] },
  [pagePattern('/meet/book')]: {
    kind: 'form',
    bodies: (known) => [
      { action: 'book', ...booking(known) },
      { action: 'confirm', meeting: known.meeting, confirm: known.confirmationKey },
      { action: 'move', meeting: known.meeting, key: known.meetingKey, time: known.freeTime, zone: 'UTC' },
      { action: 'show', meeting: known.meeting, key: known.meetingKey, from: '2026-11-23', day: '2026-11-24' },
    ],
  },
};

/** The forms of the console. */
export function meetingsActions({ meeting }: Known) {
  return [{ action: 'cancelMeeting', meeting: `${meeting}X` }];
}
