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
    ['Asia/Tokyo', '2026-11-30T22:30', 'Tuesday, December 1, 2026, 7:30 (Japan Standard Time, UTC+9)', '17:30'],
    ['Asia/Tokyo', '2026-12-31T22:30', 'Friday, January 1, 2027, 7:30 (Japan Standard Time, UTC+9)', '17:30'],
    // Before and after a clock change.
    ['America/New_York', '2026-10-31T13:00', 'Saturday, October 31, 2026, 9:00 (Eastern Daylight Time, UTC−4)', '8:00'],
    ['America/New_York', '2026-11-03T13:00', 'Tuesday, November 3, 2026, 8:00 (Eastern Standard Time, UTC−5)', '8:00'],
    ['America/Toronto', '2027-03-13T13:00', 'Saturday, March 13, 2027, 8:00 (Eastern Standard Time, UTC−5)', '8:00'],
    ['America/Toronto', '2027-03-15T13:00', 'Monday, March 15, 2027, 9:00 (Eastern Daylight Time, UTC−4)', '8:00'],
    ['Europe/Madrid', '2027-03-27T13:00', 'Saturday, March 27, 2027, 14:00 (Central European', '8:00'],
    ['Europe/Madrid', '2027-03-29T13:00', 'Monday, March 29, 2027, 15:00 (Central European', '8:00'],
    // Midnight.
    ['Europe/Madrid', '2027-01-15T23:00', 'Saturday, January 16, 2027, 0:00 (Central European', '18:00'],
  ])('in %s at %s is %s', (zone, instant, here, there) => {
    const { text, html } = mailsOf({ meeting: { ...meeting, zone, startsAt: at(instant) } }).visitor;
    expect(text).toContain(`Your time: ${here}`);
    expect(text).toMatch(new RegExp(`In Bogotá: .*, ${there} \\(Colombia Standard Time, UTC−5\\)`));
    expect(html).toContain(here.slice(0, 20));
  });

  it('is shown once when the visitor is in our zone', () => {
    const { text } = mailsOf({ meeting: { ...meeting, zone: 'America/Bogota' } }).visitor;
    expect(text).not.toContain('Your time');
    expect(text).toContain('In Bogotá: Monday, November 30, 2026, 17:30');
  });

  it('is in the visitor’s language', () => {
    const spanish = mailsOf({ meeting: { ...meeting, language: 'es' } }).visitor;
    expect(plain(spanish.subject)).toBe('Nuestra reunión: martes, 1 de diciembre de 2026, 7:30');
    const french = mailsOf({ meeting: { ...meeting, language: 'fr' } }).visitor;
    expect(plain(french.subject)).toBe('Notre rendez-vous : mardi 1er décembre 2026, 7:30');
  });
});

describe('the mail to the visitor', () => {
  const link = /https:\/\/www\.hormiga\.example\/meet\/book\/en\?meeting=M-7KQ2-94MX&key=[\w-]{22}/;

  it('says that the meeting is booked, with a calendar entry and a link to change it', () => {
    const { visitor } = mailsOf();
    expect(visitor).toMatchObject({ key: 'meeting:M-7KQ2-94MX:0:visitor', recipient: 'ana@example.com' });
    expect(visitor.text).toMatch(link);
    expect(visitor.text).toContain('will send you the link to the video call');
    expect(visitor.text).toContain('\nHello Ana,\n');
    const { method, content } = entryOf(visitor);
    expect(method).toBe('REQUEST');
    expect(content).toMatch(/SUMMARY:Meeting with Hormiga\r\n/);
    expect(content).toMatch(link);
    expect(content).toMatch(/ATTENDEE;CN="Ana".*:mailto:ana@example\.com\r\n/);
  });

  it('contains nothing that was typed but a plain name, because anyone can use another’s address', () => {
    const hostile = { ...meeting, name: 'Win at evil.example', topic: 'Open https://evil.example/now' };
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
    expect(visitor.text).toContain('It was on Tuesday, November 24, 2026, 23:00 (Japan Standard Time');
    expect(entryOf(visitor).content).toMatch(/METHOD:REQUEST.*SEQUENCE:1/s);
  });

  it.each([
    ['visitor', 'You cancelled our meeting'],
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
    expect(mail.text).toContain('Tuesday, December 1, 2026, 7:30');
  });
});

it('the mail to the team is in its language and time zone, with everything it needs', () => {
  const { team } = mailsOf();
  expect(team).toMatchObject({ recipient: 'soporte@hormiga.example', replyTo: 'ana@example.com' });
  expect(plain(team.subject)).toBe('Reunión con Ana: lunes, 30 de noviembre de 2026, 17:30');
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
  expect(moved.text).toContain('martes, 24 de noviembre de 2026, 9:00');
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
  const { key: _, limit: __, attachment, html = null, ...mail } = mailsOf().visitor;
  const transport = folderTransport(folder, { name: 'Hormiga', address: 'hola@hormiga.example' });
  const invitation = await attachmentFor({ attachment: attachment ?? null }, attachNothing);
  await transport.send(testMail({ ...mail, replyTo: null, html }), { attachment: invitation });
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
