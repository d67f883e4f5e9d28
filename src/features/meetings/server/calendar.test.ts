import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarEntry } from './calendar.ts';
import type { Meeting } from './tables.ts';

const meeting: Meeting = {
  id: '3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61',
  reference: 'M-7KQ2-94MX',
  requestId: null,
  userId: null,
  name: 'Ana',
  email: 'ana@example.com',
  topic: 'Chatbot',
  language: 'es',
  zone: 'Asia/Tokyo',
  country: null,
  quoteReference: null,
  startsAt: new Date('2026-11-30T22:30:00Z'),
  state: 'booked',
  sequence: 0,
  createdAt: new Date('2026-11-18T12:00:00Z'),
  bookedAt: new Date('2026-11-18T12:00:00Z'),
  heldUntil: null,
  mailbox: null,
  cancelledAt: null,
  cancelledBy: null,
  remindedAt: null,
};
const usual = {
  ...({ method: 'REQUEST' } as const),
  meeting,
  summary: 'Reunión con Hormiga',
  description: 'Nos vemos',
  meetingUrl: 'https://meet.example.com/a',
  participants: [{ name: 'Ana', email: 'ana@example.com' }],
} as const;

/** Unfolds and unescapes the lines, as a calendar does. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');
const textIn = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, text: string) => (text.toLowerCase() === 'n' ? '\n' : text));
const octets = (file: string) => file.split('\r\n').map((line) => Buffer.byteLength(line));

it('a calendar entry contains all that a calendar needs, in UTC', () => {
  expect(unfolded(calendarEntry(usual))).toEqual(
    expect.arrayContaining([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR'],
      'UID:3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61@www.hormiga.example',
      ...['SEQUENCE:0', 'DTSTAMP:20261118T120000Z', 'DTSTART:20261130T223000Z', 'DTEND:20261130T230000Z'],
      ...['SUMMARY:Reunión con Hormiga', 'DESCRIPTION:Nos vemos', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE'],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', 'END:VALARM'],
      ...['LOCATION:https://meet.example.com/a', 'URL:https://meet.example.com/a'],
      'ORGANIZER;CN="Hormiga":mailto:hola@hormiga.example',
      'ATTENDEE;CN="Ana";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ana@example.com',
    ]),
  );
});

it('a moved or cancelled meeting has the same entry with a higher sequence', () => {
  const moved = { ...meeting, sequence: 1, startsAt: new Date('2027-01-01T01:00:00Z') };
  expect(unfolded(calendarEntry({ ...usual, meeting: moved }))).toEqual(
    expect.arrayContaining(['SEQUENCE:1', 'DTSTART:20270101T010000Z', `UID:${meeting.id}@www.hormiga.example`]),
  );
  const at = new Date('2026-11-20T08:00:00Z');
  const cancelled = { ...moved, sequence: 2, state: 'cancelled', cancelledAt: at } as const;
  const off = unfolded(calendarEntry({ ...usual, method: 'CANCEL', meeting: cancelled }));
  expect(off).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', 'DTSTAMP:20261120T080000Z']),
  );
  expect(off.join()).not.toContain(usual.meetingUrl);
  expect(off).not.toContain('BEGIN:VALARM');
});

it('a calendar file for download invites no one', () => {
  const file = calendarEntry({ ...usual, method: 'PUBLISH', meetingUrl: undefined });
  expect(file).toContain('METHOD:PUBLISH');
  expect(file).not.toMatch(/ATTENDEE|LOCATION|\r\nURL/);
});

describe('the text of a calendar entry', () => {
  const long = 'Ñandú, ¿qué? ; "sí"\\n\nsegunda línea\n👩‍👩‍👧‍👦🇨🇴 '.repeat(20).slice(0, 500);

  it.each([
    'a, b; c\\d',
    'one\ntwo\n\nthree',
    'BEGIN:VEVENT\nEND:VCALENDAR',
    '👩‍👩‍👧‍👦'.repeat(60),
    'ñ'.repeat(500),
    'a'.repeat(500),
    long,
  ])('preserves %j in lines of at most 75 octets', (text) => {
    const file = calendarEntry({ ...usual, description: text, summary: text });
    expect(textIn(file, 'DESCRIPTION')).toBe(text);
    expect(textIn(file, 'SUMMARY')).toBe(text);
    expect(Math.max(...octets(file))).toBeLessThanOrEqual(75);
    expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1);
    // No line break splits a character.
    expect(file).not.toContain('\uFFFD');
    for (const line of file.split('\r\n')) expect(Buffer.from(line).toString()).toBe(line);
  });

  it('is preserved, whatever it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => !/\r/.test(text));
    fc.assert(
      fc.property(text, (description) => {
        const file = calendarEntry({ ...usual, description });
        expect(textIn(file, 'DESCRIPTION')).toBe(description);
        expect(Math.max(...octets(file))).toBeLessThanOrEqual(75);
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['Ana "La Jefa" Ñúñez; S.A.S.', 'josé.ñ@correo.example', 'Ana ’La Jefa’ Ñúñez; S.A.S.'],
  ['Ana\r\nATTENDEE:mailto:eve@evil.example', 'ana@example.com', 'Ana  ATTENDEE:mailto:eve@evil.example'],
  ['x'.repeat(100), `${'y'.repeat(60)}@example.com`, 'x'.repeat(100)],
])('the participant %s with %s is written as one line', (name, email, written) => {
  const file = calendarEntry({ ...usual, participants: [{ name, email }] });
  const found = unfolded(file).filter((line) => line.startsWith('ATTENDEE'));
  expect(found).toEqual([
    `ATTENDEE;CN="${written}";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${email}`,
  ]);
  expect(Math.max(...octets(file))).toBeLessThanOrEqual(75);
});
