import { describe, expect, it } from 'vitest';
import { expectSound } from '#platform/testing-html.ts';
import { languageCodes } from '#site/languages.ts';
import type { MeetingAnswer, MeetingError } from '../../meeting-answer.ts';
import { choose, draw, free, hold, meeting, shown } from './testing-meeting.ts';

const errors: readonly MeetingError[] = [
  ...(['taken', 'notOffered', 'unknown', 'past', 'cancelled', 'tooManyMeetings'] as const),
  ...(['tooManyBookings', 'held', 'expired'] as const),
  ...(['tooManyRequests', 'otherSite', 'notReady', 'failure'] as const),
];

describe.each(languageCodes)('the page /meet/book in %s', (language) => {
  it.each([
    choose(),
    choose({ zone: 'Asia/Tokyo', errorCode: 'taken', nearest: free.slice(0, 2), quote: 'Q-7KQ2-94MX' }),
    choose({ free: [] }),
    choose({ moving: { meeting, key: 'k' } }),
    ...[shown(), shown({}, 'booked'), shown({}, 'moved'), shown({ state: 'cancelled' }, 'cancelled')],
    ...[shown({ isPast: true }), shown({ zone: 'America/Bogota', quote: undefined })],
    ...[shown(hold), { ...shown(hold), confirm: 'c' }, { ...shown(hold), errorCode: 'failure', confirm: 'c' } as const],
    ...[shown({ state: 'expired' }), shown({ state: 'expired' }, 'cancelled'), { ...shown(), confirm: 'c' }],
    choose({ errorCode: 'expired', nearest: free.slice(0, 2) }),
    choose({ errorCode: 'tooManyBookings' }),
    { kind: 'scheduler', scheduler: { kind: 'calendly', url: 'https://calendly.com/hormiga/30min' } },
    ...errors.map((errorCode) => ({ kind: 'error', errorCode }) as const),
  ] satisfies MeetingAnswer[])('renders variant %#', (answer) => {
    const $ = draw(answer, language);
    expect($('h1')).toHaveLength(1);
    expect($('img[src=x]')).toHaveLength(0);
    expectSound($);
  });
});

it.each([
  ['calendly', 'https://calendly.com/hormiga/30min?hide_gdpr_banner=1', '&locale=fr'],
  ['cal', 'https://cal.com/hormiga/30min?layout=week_view', ''],
] as const)('the link to %s requests the page’s language where that is supported', (kind, url, more) => {
  expect(draw({ kind: 'scheduler', scheduler: { kind, url } }, 'fr')(`a[href="${url}${more}"]`)).not.toHaveLength(0);
});
