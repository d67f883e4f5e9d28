import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { type BookingAnswer, makeBooking, problemText, readBooking } from './booking.ts';
import { checkBooking } from './use-booking.ts';

const time = '2026-11-16T13:00:00.000Z';
const typed = { time, name: 'Ana', email: 'ana@example.com', topic: 'Fleet', lang: 'en' } as const;
const meeting = {
  reference: 'M-7KQ2-94MX',
  time,
  state: 'booked',
  held_until: null,
  page: '/meet/book/en?meeting=M',
  calendar_file: '/m.ics',
} as const;
const failure = (CODE: 2 | 3 | 4 | 5 | 7, DATA = {}, DESCRIPTION = 'x'): BookingAnswer => ({ CODE, DESCRIPTION, DATA });

describe('the answer to a booking', () => {
  it('contains the meeting', () => {
    expect(readBooking({ CODE: 1, DATA: meeting })).toEqual({ kind: 'booked', meeting });
  });

  it('contains the hold that has to be confirmed', () => {
    const held = { ...meeting, state: 'held', held_until: time } as const;
    expect(readBooking({ CODE: 1, DATA: held })).toEqual({ kind: 'booked', meeting: held });
  });

  it('contains the free times around one that was taken', () => {
    const answer = failure(4, { nearest: ['2026-11-16T13:30:00.000Z'] });
    expect(readBooking(answer)).toEqual({
      kind: 'taken',
      errorCode: 'taken',
      nearest: [Date.UTC(2026, 10, 16, 13, 30)],
    });
    expect(readBooking(failure(4, { reason: 'notOffered' }))).toMatchObject({ errorCode: 'notOffered' });
    expect(readBooking(failure(4))).toEqual({ kind: 'taken', errorCode: 'taken', nearest: [] });
  });

  it.each([
    [failure(2, { fields: { email: 'invalid' } }), 'wrongInput', { email: 'invalid' }],
    [failure(7), 'tooManyRequests', {}],
    [failure(7, { reason: 'tooManyMeetings' }), 'tooManyMeetings', {}],
    [failure(7, { reason: 'tooManyBookings' }), 'tooManyBookings', {}],
    [failure(3), 'failure', {}],
    [failure(5), 'failure', {}],
    [failure(3, {}, 'lost'), 'lost', {}],
    [failure(3, { reason: 'unavailable' }), 'unavailable', {}],
  ])('is a failure: %j', (answer, errorCode, problems) => {
    expect(readBooking(answer)).toEqual({ kind: 'failed', errorCode, problems });
  });
});

describe('a booking', () => {
  it('sends one request for a double press', async () => {
    const book = vi.fn(async () => failure(3, {}, 'lost'));
    const press = makeBooking('id-1', { book });
    const [first, second] = await Promise.all([press(typed), press(typed)]);
    expect(first?.kind).toBe('failed');
    expect(second).toBeUndefined();
    expect(book).toHaveBeenCalledTimes(1);
  });

  it('has the same id for every try', async () => {
    const answers: BookingAnswer[] = [failure(3, {}, 'lost'), failure(4), { CODE: 1, DATA: meeting }];
    const book = vi.fn(async () => answers.shift() ?? failure(3));
    const press = makeBooking('id-1', { book });
    await press(typed);
    await press({ ...typed, time: '2026-11-17T13:00:00.000Z' });
    expect((await press(typed))?.kind).toBe('booked');
    expect(book.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([
      { ...typed, request_id: 'id-1' },
      { ...typed, time: '2026-11-17T13:00:00.000Z', request_id: 'id-1' },
      { ...typed, request_id: 'id-1' },
    ]);
  });
});

describe('the check of the fields', () => {
  it.each([
    [{}, {}],
    [{ time: '' }, { time: 'missing' }],
    [{ name: ' \u00a0' }, { name: 'missing' }],
    [{ email: 'ana' }, { email: 'invalid' }],
    [{ email: '' }, { email: 'missing' }],
    [{ topic: 'x'.repeat(501) }, { topic: 'tooLong' }],
    [{ topic: 'a\nb' }, {}],
    [{ name: 'a\nb' }, { name: 'unreadable' }],
  ])('reports for %j the problems %j', (changed, problems) => {
    expect(checkBooking({ ...typed, ...changed })).toEqual(problems);
  });

  it('has a text for each problem', () => {
    const { problems } = wordsIn('en').meetBook;
    expect(problemText('time', 'missing', problems, 'en')).toBe('Please choose a time.');
    expect(problemText('topic', 'tooLong', problems, 'en')).toBe('Please keep this to 500 characters.');
    expect(problemText('zone', 'whatever', problems, 'en')).toBe(problems.any.invalid);
    expect(problemText('name', undefined, problems, 'en')).toBeUndefined();
  });
});
