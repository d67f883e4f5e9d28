import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { attachmentFor, attachNothing } from '#platform/server/mail/deliver-mail.ts';
import { readEml } from '#platform/server/mail/dev/read-eml.ts';
import { folderTransport } from '#platform/server/mail/mail-transport.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { testMail } from '#platform/server/mail/testing-mail.ts';
import { meetingMails, reminderMail } from './mail.ts';
import type { MeetingChange } from './store/change-meeting.ts';
import type { Meeting } from './tables.ts';

const meeting: Meeting = {
  id: '3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61',
  reference: 'M-7KQ2-94MX',
  requestId: null,
  userId: null,
  name: 'Ana',
  email: 'ana@example.com',
  topic: 'Uno, dos;\ntres 🐜',
  language: 'en',
  zone: 'Asia/Tokyo',
  country: null,
  quoteReference: 'Q-7KQ2-94MX-3HTW',
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
const secret = 'x'.repeat(32);
const parts = (env: Readonly<Record<string, string>> = {}) => {
  return { config: readConfig({ PUBLIC_URL: 'https://www.hormiga.example', ...env }), secret };
};
const mailsOf = (change: Partial<MeetingChange> = {}, env?: Readonly<Record<string, string>>) => {
  const [visitor, team] = meetingMails(parts(env))({ news: 'booked', meeting, ...change });
  if (!visitor || !team) throw new Error('Expected a mail to the visitor and one to the team');
  return { visitor, team };
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const entryOf = ({ attachment }: Mail) => {
  if (attachment?.kind !== 'calendar') throw new Error('The mail has no calendar entry');
  return { ...attachment, content: attachment.content.replace(/\r\n[ \t]/g, '') };
};
const at = (text: string) => new Date(`${text}Z`);

describe('the time in a mail', () => {
  it.each([
    // The next day, and the next year, in Tokyo.
    ['Asia/Tokyo', '2026-11-30T22:30', 'Tuesday, December 1, 2026, 7:30 AM (Japan Standard Time, UTC+9)', '5:30 PM'],
    ['Asia/Tokyo', '2026-12-31T22:30', 'Friday, January 1, 2027, 7:30 AM (Japan Standard Time, UTC+9)', '5:30 PM'],
    // Before and after a clock change.
    [
      'America/New_York',
      '2026-10-31T13:00',
      'Saturday, October 31, 2026, 9:00 AM (Eastern Daylight Time, UTC−4)',
      '8:00 AM',
    ],
    [
      'America/New_York',
      '2026-11-03T13:00',
      'Tuesday, November 3, 2026, 8:00 AM (Eastern Standard Time, UTC−5)',
      '8:00 AM',
    ],
    [
      'America/Toronto',
      '2027-03-13T13:00',
      'Saturday, March 13, 2027, 8:00 AM (Eastern Standard Time, UTC−5)',
      '8:00 AM',
    ],
    [
      'America/Toronto',
      '2027-03-15T13:00',
      'Monday, March 15, 2027, 9:00 AM (Eastern Daylight Time, UTC−4)',
      '8:00 AM',
    ],
    ['Europe/Madrid', '2027-03-27T13:00', 'Saturday, March 27, 2027, 2:00 PM (Central European', '8:00 AM'],
    ['Europe/Madrid', '2027-03-29T13:00', 'Monday, March 29, 2027, 3:00 PM (Central European', '8:00 AM'],
    // Midnight.
    ['Europe/Madrid', '2027-01-15T23:00', 'Saturday, January 16, 2027, 12:00 AM (Central European', '6:00 PM'],
  ])('the time of a meeting in %s at %s is %s', (zone, instant, here, there) => {
    const { text, html } = mailsOf({ meeting: { ...meeting, zone, startsAt: at(instant) } }).visitor;
    expect(plain(text)).toContain(`Your time: ${here}`);
    expect(plain(text)).toMatch(new RegExp(`In Bogotá: .*, ${there} \\(Colombia Standard Time, UTC−5\\)`));
    expect(html).toContain(here.slice(0, 20));
  });

  it.each([
    ['en', 'Asia/Tokyo', '2026-11-30T16:00', null, 'Our meeting: Tuesday, December 1, 1:00 AM (night, Tokyo time)'],
    ['en', 'Asia/Tokyo', '2026-12-01T00:00', null, 'Our meeting: Tuesday, December 1, 9:00 AM (Tokyo time)'],
    ['en', 'America/New_York', '2026-11-30T18:00', 'us', 'Our meeting: Monday, November 30, 1:00 PM (New York time)'],
    [
      'es',
      'America/Bogota',
      '2026-11-30T17:00',
      'co',
      'Nuestra reunión: lunes, 30 de noviembre, 12:00 m. (hora de Bogotá)',
    ],
    [
      'es',
      'Asia/Tokyo',
      '2026-11-30T16:00',
      'jp',
      'Nuestra reunión: martes, 1 de diciembre, 1:00 a. m. (noche, hora de Tokio)',
    ],
    [
      'es',
      'Europe/Madrid',
      '2026-12-01T00:00',
      'es',
      'Nuestra reunión: martes, 1 de diciembre, 01:00 (noche, hora de Madrid)',
    ],
    [
      'fr',
      'Australia/Sydney',
      '2026-11-30T14:00',
      'au',
      'Notre rendez-vous : mardi 1er décembre, 1 h 00 (nuit, heure de Sydney)',
    ],
    [
      'fr',
      'Europe/Athens',
      '2026-11-30T14:00',
      null,
      'Notre rendez-vous : lundi 30 novembre, 16 h 00 (heure d’Athènes)',
    ],
    // Clocks in Sydney show this hour twice.
    [
      'en',
      'Australia/Sydney',
      '2027-04-03T15:00',
      null,
      'Our meeting: Sunday, April 4, 2:00 AM (UTC+11) (night, Sydney time)',
    ],
    [
      'en',
      'Australia/Sydney',
      '2027-04-03T16:00',
      null,
      'Our meeting: Sunday, April 4, 2:00 AM (UTC+10) (night, Sydney time)',
    ],
    ['en', 'Etc/GMT+5', '2026-11-30T14:00', null, 'Our meeting: Monday, November 30, 9:00 AM (UTC−5 time)'],
  ])('a subject in %s for %s at %s, country %s, has a clear time', (language, zone, instant, country, subject) => {
    const changed = { ...meeting, language, zone, country, startsAt: at(instant) };
    expect(plain(mailsOf({ meeting: changed }).visitor.subject)).toBe(subject);
  });

  it('is written with 24 hours for a visitor from Spain, in the whole mail', () => {
    const spanish = {
      ...meeting,
      language: 'es',
      zone: 'Europe/Madrid',
      country: 'es',
      startsAt: at('2026-11-30T19:30'),
    };
    const { text, html } = mailsOf({ news: 'moved', before: at('2026-11-24T14:00'), meeting: spanish }).visitor;
    for (const part of ['20:30', '14:30', '15:00']) expect(plain(text)).toContain(part);
    expect(`${text} ${html}`).not.toMatch(/[ap]\.\sm\./);
  });

  it('is shown once when the visitor is in our zone', () => {
    const { text } = mailsOf({ meeting: { ...meeting, zone: 'America/Bogota' } }).visitor;
    expect(text).not.toContain('Your time');
    expect(plain(text)).toContain('In Bogotá: Monday, November 30, 2026, 5:30 PM');
  });

  it('is in the visitor’s language', () => {
    const spanish = mailsOf({ meeting: { ...meeting, language: 'es' } }).visitor;
    expect(plain(spanish.subject)).toBe('Nuestra reunión: martes, 1 de diciembre, 7:30 a. m. (hora de Tokio)');
    const french = mailsOf({ meeting: { ...meeting, language: 'fr' } }).visitor;
    expect(plain(french.subject)).toBe('Notre rendez-vous : mardi 1er décembre, 7 h 30 (heure de Tokyo)');
  });
});

describe('the mail to the visitor', () => {
  const link = /https:\/\/www\.hormiga\.example\/meet\/book\/en\?meeting=M-7KQ2-94MX&key=[\w-]{22}/;

  it('says that the meeting is booked, with a calendar entry and a link to change it', () => {
    const { visitor } = mailsOf();
    expect(visitor).toMatchObject({ key: 'meeting:M-7KQ2-94MX:0:visitor', recipient: 'ana@example.com' });
    expect(visitor.text).toMatch(link);
    expect(visitor.text).toContain('will send you the link to the video call');
    expect(visitor.text).toContain('\nHello,\n');
    const { method, content } = entryOf(visitor);
    expect(method).toBe('REQUEST');
    expect(content).toMatch(/SUMMARY:Meeting with Hormiga\r\n/);
    expect(content).toMatch(link);
    expect(content).toMatch(/ATTENDEE;ROLE=.*:mailto:ana@example\.com\r\n/);
  });

  it('names who has an account with that address, as they are called there', () => {
    const { visitor } = mailsOf({ accountName: 'Ana Peña' });
    expect(visitor.text).toContain('\nHello Ana Peña,\n');
    expect(entryOf(visitor).content).toMatch(/ATTENDEE;CN="Ana Peña".*:mailto:ana@example\.com\r\n/);
  });

  it('contains nothing that was typed, not even a name, because anyone can use another’s address', () => {
    const hostile = { ...meeting, name: 'Win the evil prize', topic: 'Open https://evil.example/now' };
    const { visitor, team } = mailsOf({ meeting: hostile });
    const written = [visitor.subject, visitor.text, visitor.html, entryOf(visitor).content].join('\n');
    expect(written).not.toMatch(/evil|Win|Open/);
    expect(visitor.text).toContain('\nHello,\n');
    expect(entryOf(visitor).content).toMatch(/ATTENDEE;ROLE=.*:mailto:ana@example\.com\r\n/);
    expect(reminderMail(parts())(hostile).text).not.toMatch(/evil|Win|Open/);
    expect(team.text).toContain('> Open https://evil.example/now');
  });

  it('is limited to ten a day for what others can cause, and not limited for the team’s changes', () => {
    const limit = { most: 10, seconds: 24 * 60 * 60 };
    const cancelled = { ...meeting, state: 'cancelled', cancelledAt: at('2026-11-20T08:00') } as const;
    const before = at('2026-11-24T14:00');
    expect(mailsOf().visitor.limit).toMatchObject(limit);
    expect(mailsOf({ news: 'moved', before }).visitor.limit).toMatchObject(limit);
    expect(
      mailsOf({ news: 'cancelled', meeting: { ...cancelled, cancelledBy: 'visitor' } }).visitor.limit,
    ).toBeDefined();
    expect(mailsOf({ news: 'moved', before, byTeam: true }).visitor.limit).toBeUndefined();
    expect(
      mailsOf({ news: 'cancelled', meeting: { ...cancelled, cancelledBy: 'team' } }).visitor.limit,
    ).toBeUndefined();
    expect(reminderMail(parts())(meeting).limit).toBeUndefined();
    expect(mailsOf().team.limit).toBeUndefined();
  });

  it('contains the meeting URL, if there is one', () => {
    const { visitor, team } = mailsOf({}, { MEETING_ROOM_URL: 'https://meet.example.com/hormiga' });
    expect(visitor.text).toContain('Join the video call\nhttps://meet.example.com/hormiga');
    expect(entryOf(visitor).content).toContain('LOCATION:https://meet.example.com/hormiga\r\n');
    expect(team.text).toContain('https://meet.example.com/hormiga');
    expect(team.text).not.toContain('MEETING_ROOM_URL');
  });

  it('says that the meeting was moved, and from when', () => {
    const before = at('2026-11-24T14:00');
    const { visitor } = mailsOf({ news: 'moved', before, meeting: { ...meeting, sequence: 1 } });
    expect(visitor.key).toBe('meeting:M-7KQ2-94MX:1:visitor');
    expect(plain(visitor.text)).toContain('It was on Tuesday, November 24, 2026, 11:00 PM (Japan Standard Time');
    expect(entryOf(visitor).content).toMatch(/METHOD:REQUEST.*SEQUENCE:1/s);
  });

  it.each([
    ['visitor', 'You canceled our meeting'],
    ['team', 'we had to cancel'],
  ] as const)('says that the %s cancelled, and how to book another time', (cancelledBy, words) => {
    const gone = {
      ...meeting,
      state: 'cancelled',
      sequence: 2,
      cancelledAt: at('2026-11-20T08:00'),
      cancelledBy,
    } as const;
    const { visitor } = mailsOf({ news: 'cancelled', meeting: gone });
    expect(visitor.text).toContain(words);
    expect(visitor.text).toContain('https://www.hormiga.example/meet/book/en?quote=Q-7KQ2-94MX-3HTW');
    expect(entryOf(visitor)).toMatchObject({ method: 'CANCEL', content: expect.stringMatching(/STATUS:CANCELLED/) });
    expect(entryOf(visitor).content).not.toMatch(/will send you the link|Move or cancel|Uno/);
  });

  it('reminds without another calendar entry', () => {
    const mail = reminderMail(parts())(meeting);
    expect(mail).toMatchObject({ key: 'meeting:M-7KQ2-94MX:0:reminder', recipient: 'ana@example.com' });
    expect(mail.attachment).toBeUndefined();
    expect(mail.text).toMatch(link);
    expect(plain(mail.text)).toContain('Tuesday, December 1, 2026, 7:30 AM');
  });
});

it('the mail to the team is in its language and time zone, with everything it needs', () => {
  const { team } = mailsOf();
  expect(team).toMatchObject({ recipient: 'soporte@hormiga.example', replyTo: 'ana@example.com' });
  expect(plain(team.subject)).toBe('Reunión con Ana: lun, 30 de nov, 5:30 p. m. (hora de Bogotá)');
  for (const words of ['martes, 1 de diciembre', 'ana@example.com', 'Q-7KQ2-94MX-3HTW', 'MEETING_ROOM_URL', 'inglés']) {
    expect(team.text).toContain(words);
  }
  expect(team.text).toContain('https://www.hormiga.example/staff/es?view=bookings&q=M-7KQ2-94MX');
  expect(team.text).not.toContain('key=');
  const { method, content } = entryOf(team);
  expect(method).toBe('REQUEST');
  expect(content).toMatch(/ATTENDEE;CN="Hormiga".*:mailto:soporte@hormiga\.example\r\n/);
  expect(content).toContain('UID:3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61@www.hormiga.example');
  const moved = mailsOf({ news: 'moved', before: at('2026-11-24T14:00') }).team;
  expect(plain(moved.text)).toContain('martes, 24 de noviembre de 2026, 9:00 a. m.');
});

it('the team’s calendar entry has the visitor, the topic, the place and a link to change it', () => {
  const meetingUrl = 'https://meet.example/sala';
  const described = (change: Partial<Meeting>) => {
    const { content } = entryOf(mailsOf({ meeting: { ...meeting, ...change } }, { MEETING_ROOM_URL: meetingUrl }).team);
    return /^DESCRIPTION:(.*)$/m.exec(content)?.[1]?.replaceAll('\\n', '\n') ?? '';
  };
  const booked = described({});
  for (const part of ['Ana <ana@example.com>', 'Uno', meetingUrl, '/staff', 'M-7KQ2-94MX'])
    expect(booked).toContain(part);
  const cancelled = described({ state: 'cancelled' });
  expect(cancelled).not.toContain(meetingUrl);
  expect(cancelled).toContain('Ana <ana@example.com>');
});

it('the mail that is sent is an invitation, by its content type and method', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hormiga-mail-'));
  const { recipient, subject, text: written, attachment, html = null } = mailsOf().visitor;
  const transport = folderTransport(folder, { name: 'Hormiga', address: 'hola@hormiga.example' });
  const invitation = await attachmentFor({ attachment: attachment ?? null }, attachNothing);
  await transport.send(testMail({ recipient, subject, text: written, html }), { attachment: invitation });
  const [file = ''] = await readdir(folder);
  const source = await readFile(join(folder, file), 'utf8');
  await rm(folder, { recursive: true });
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r\n/i);
  const { text, attachments } = readEml(source);
  expect(text).toContain('We meet for 30 minutes');
  expect(attachments.map(({ name, type }) => [name, type])).toEqual([['invite.ics', 'application/ics']]);
  const entry = Buffer.from(attachments[0]?.content ?? []).toString();
  expect(entry).toBe(attachment?.kind === 'calendar' ? attachment.content : '');
});
