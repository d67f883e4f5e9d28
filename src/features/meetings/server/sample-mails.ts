import { type OwnSamples, type SampleDeps, sampleLater, sampleRow } from '#platform/server/mail/dev/own-samples.ts';
import { holdMail, reminderMail, teamMeetingMail, visitorMeetingMail } from './mail.ts';
import type { Meeting } from './tables.ts';

export function sampleMails({ config, secret, language, typed }: SampleDeps) {
  const deps = { config, secret };
  const { createdAt: before } = sampleRow;
  const meeting: Meeting = {
    ...sampleRow,
    name: typed.name,
    language,
    reference: 'M-7KQ2-94MX',
    topic: typed.topic,
    zone: 'Europe/Madrid',
    country: 'es',
    quoteReference: 'Q-7KQ2-94MX-3HTW',
    startsAt: sampleLater,
    state: 'booked',
    sequence: 0,
    bookedAt: before,
    heldUntil: null,
    mailbox: null,
    cancelledAt: null,
    cancelledBy: null,
    remindedAt: null,
  };
  const meetings = { ...config.meetings, meetingUrl: 'https://meet.example/hormiga' };
  const withCall = { ...deps, config: { ...config, meetings } };
  const booked = { news: 'booked', meeting } as const;
  const moved = { news: 'moved', meeting, before } as const;
  const cancelledMeeting: Meeting = { ...meeting, state: 'cancelled', cancelledAt: before, cancelledBy: 'team' };
  const cancelled = { news: 'cancelled', meeting: cancelledMeeting } as const;
  return {
    toVisitor: {
      'meeting-hold': holdMail(deps)(meeting),
      'meeting-booked-visitor': visitorMeetingMail(booked, deps),
      'meeting-moved-visitor': visitorMeetingMail(moved, deps),
      'meeting-cancelled-visitor': visitorMeetingMail(cancelled, deps),
      'meeting-reminder': reminderMail(withCall)(meeting),
    },
    toTeam: {
      'meeting-booked-team': teamMeetingMail(booked, deps),
      'meeting-moved-team': teamMeetingMail(moved, deps),
      'meeting-cancelled-team': teamMeetingMail(cancelled, deps),
    },
  } satisfies OwnSamples;
}
