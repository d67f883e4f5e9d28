import { describe, expect, it } from 'vitest';
import { isHoliday } from '../../holidays.ts';
import { ConfigurationError, readConfig } from './config.ts';

const day = (text: string) => Date.parse(text);
const meetings = (env: Readonly<Record<string, string>> = {}) => readConfig(env).meetings;

describe('the hours of meetings', () => {
  it('the hours of meetings by default exclude holidays of Colombia and run from four hours to thirty days ahead', () => {
    const { rules, meetingUrl, scheduler } = meetings();
    expect([rules.noticeHours, rules.horizonDays, meetingUrl, scheduler]).toEqual([4, 30, undefined, undefined]);
    expect(isHoliday(day('2026-11-16'), rules.holidays)).toBe(true);
    expect(isHoliday(day('2026-12-24'), rules.holidays)).toBe(false);
  });

  it.each([
    ['co, 2026-12-24,2026-12-31', true, true],
    ['2026-12-24', false, true],
    ['none', false, false],
  ])('the hours of meetings with %s: public holiday is %s, company holiday is %s', (text, law, own) => {
    const { holidays } = meetings({ MEETING_HOLIDAYS: text }).rules;
    expect([isHoliday(day('2026-11-16'), holidays), isHoliday(day('2026-12-24'), holidays)]).toEqual([law, own]);
  });

  it('follow the settings', () => {
    const { rules } = meetings({ MEETING_NOTICE_HOURS: '0', MEETING_HORIZON_DAYS: '90' });
    expect([rules.noticeHours, rules.horizonDays]).toEqual([0, 90]);
  });
});

describe('the limits on bookings', () => {
  it('the limits on bookings by default have a maximum, and require confirmation well before it', () => {
    expect(meetings().rates).toEqual({ unconfirmed: { hour: 10, day: 20 }, most: { hour: 30, day: 90 } });
  });

  it('follow the settings; with 0 every booking has to be confirmed', () => {
    const { rates } = meetings({ MEETING_BOOKINGS_PER_HOUR: '4', MEETING_CONFIRM_FROM: '0' });
    expect(rates).toEqual({ unconfirmed: { hour: 0, day: 0 }, most: { hour: 4, day: 12 } });
  });
});

describe('the scheduler and the meeting URL', () => {
  it.each([
    ['https://calendly.com/hormiga/30min', 'calendly'],
    ['https://cal.com/hormiga/30min', 'cal'],
    ['https://app.cal.com/hormiga', 'cal'],
  ])('recognises %s as %s', (url, kind) => {
    expect(meetings({ SCHEDULER_URL: url }).scheduler).toEqual({ kind, url });
  });

  it('reads the meeting URL', () => {
    const url = 'https://meet.example.com/hormiga?pwd=1';
    expect(meetings({ MEETING_ROOM_URL: url }).meetingUrl).toBe(url);
  });
});

describe('the mailbox', () => {
  it('is read from one URL, in which signs are encoded', () => {
    const url = 'imaps://support%40company.example:p%25ss@mail.company.example/INBOX/Soporte%20uno';
    expect(readConfig({ INBOUND_IMAP_URL: url })).toMatchObject({
      inboundImap: {
        host: 'mail.company.example',
        port: 993,
        isSecure: true,
        user: 'support@company.example',
        password: 'p%ss',
        folder: 'INBOX/Soporte uno',
      },
    });
    const local = readConfig({ INBOUND_IMAP_URL: 'imap://support:hidden@[::1]:1143' }).inboundImap;
    expect(local).toMatchObject({ host: '::1', port: 1143, isSecure: false, folder: 'INBOX' });
  });

  it.each([
    ['another protocol', 'https://support:hidden@mail.example/INBOX'],
    ['no protocol', 'mail.example'],
    ['no user', 'imaps://mail.example/INBOX'],
    ['no password', 'imaps://support@mail.example/INBOX'],
    ['no host', 'imaps://support:hidden@/INBOX'],
    ['a port that does not exist', 'imaps://support:hidden@mail.example:99999/INBOX'],
    ['a percent sign that is not encoded', 'imaps://support:hid%den@mail.example/INBOX'],
  ])('is refused with %s: the message names the variable and its form, and not the password', (_, url) => {
    const read = () => readConfig({ INBOUND_IMAP_URL: url });
    expect(read).toThrow('INBOUND_IMAP_URL must look like imaps://user:password@host/INBOX, with %40 for an @');
    expect(read).toThrow(/^(?!.*(?:hidden|hid%den)).*$/s);
  });

  it.each([
    [{ INBOUND_SENT_FOLDER: 'Sent' }, 'INBOUND_SENT_FOLDER needs INBOUND_IMAP_URL'],
    [{ INBOUND_MAIL_KEY: 'short' }, 'INBOUND_MAIL_KEY must have 32 to 200 visible characters, or be left empty'],
    [{ REPLY_EMAIL: 'support@x.example' }, 'REPLY_EMAIL needs INBOUND_IMAP_URL or INBOUND_MAIL_KEY'],
    [
      { INBOUND_MAIL_KEY: 'k'.repeat(32), REPLY_EMAIL: `${'a'.repeat(31)}@x.example` },
      'REPLY_EMAIL, or else TEAM_EMAIL, must have at most 30 characters before the @',
    ],
  ])('is refused with %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

it.each([
  [{ SCHEDULER_URL: 'https://evil.example/calendly.com' }, 'SCHEDULER_URL must be a page of Calendly'],
  [{ SCHEDULER_URL: 'http://calendly.com/x' }, 'SCHEDULER_URL must be'],
  [{ SCHEDULER_URL: 'https://calendly.com.evil.example/x' }, 'SCHEDULER_URL must be'],
  [{ SCHEDULER_URL: 'https://x@calendly.com/x' }, 'SCHEDULER_URL must be'],
  [{ SCHEDULER_URL: 'https://calendly.com/' }, 'SCHEDULER_URL must be'],
  [{ SCHEDULER_URL: 'calendly' }, 'SCHEDULER_URL must be'],
  [{ MEETING_ROOM_URL: 'meet.example.com' }, 'MEETING_ROOM_URL must be the URL of a video meeting'],
  [{ MEETING_HOLIDAYS: 'us' }, 'MEETING_HOLIDAYS must be co, dates'],
  [{ MEETING_HOLIDAYS: 'none,co' }, 'MEETING_HOLIDAYS must be'],
  [{ MEETING_HOLIDAYS: '2026-02-30' }, 'MEETING_HOLIDAYS must be'],
  [{ MEETING_NOTICE_HOURS: '-1' }, 'MEETING_NOTICE_HOURS must be a whole number'],
  [{ MEETING_BOOKINGS_PER_HOUR: '0' }, 'MEETING_BOOKINGS_PER_HOUR must be a whole number from 1 to 1000'],
  [{ MEETING_CONFIRM_FROM: 'never' }, 'MEETING_CONFIRM_FROM must be a whole number from 0 to 1000'],
  [{ MEETING_HORIZON_DAYS: '0' }, 'MEETING_HORIZON_DAYS must be a whole number from 1'],
])('refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigurationError);
  expect(() => readConfig(env)).toThrow(message);
});

const keys = (kind: 'test' | 'prod') => ({
  WOMPI_PUBLIC_KEY: `pub_${kind}_a`,
  WOMPI_PRIVATE_KEY: `prv_${kind}_b`,
  WOMPI_INTEGRITY_SECRET: `${kind}_integrity_c`,
  WOMPI_EVENTS_SECRET: `${kind}_events_d`,
});

describe('the payment provider', () => {
  it.each([
    ['none by default, which is production', {}, 'off'],
    ['the sandbox in development', { NODE_ENV: 'development' }, 'sandbox'],
    ['the sandbox in a trial run', { TRIAL_RUN: '1' }, 'sandbox'],
    ['none at a public URL, even in a trial run', { TRIAL_RUN: '1', PUBLIC_URL: 'https://x.example' }, 'off'],
    ['the sandbox if it is set explicitly', { PAYMENTS: 'sandbox', PUBLIC_URL: 'https://x.example' }, 'sandbox'],
    ['Wompi with its keys', keys('prod'), 'wompi'],
    ['Wompi with its keys, in development too', { ...keys('test'), NODE_ENV: 'development' }, 'wompi'],
    ['the sandbox if it is set explicitly, even with keys', { ...keys('prod'), PAYMENTS: 'sandbox' }, 'sandbox'],
    ['none if it is turned off', { ...keys('prod'), PAYMENTS: 'off' }, 'off'],
  ])('is %s', (_, env, kind) => {
    expect(readConfig(env).payments.kind).toBe(kind);
  });

  it.each([
    [{ PAYMENTS: 'paypal' }, 'PAYMENTS must be sandbox, wompi or off'],
    [{ PAYMENTS: 'wompi' }, 'PAYMENTS is wompi'],
    [{ ...keys('prod'), WOMPI_EVENTS_SECRET: '' }, 'must be set all, or none'],
    [{ ...keys('prod'), WOMPI_PRIVATE_KEY: 'prv_test_x' }, 'some are for tests and some for real money'],
    [{ ...keys('prod'), WOMPI_PUBLIC_KEY: 'prv_prod_swapped' }, 'WOMPI_PUBLIC_KEY must be the key that Wompi shows'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigurationError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('does not show a wrong secret', () => {
    expect(() => readConfig({ WOMPI_PRIVATE_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  });
});

const taxes = (QUOTE_TAXES: string) => readConfig({ QUOTE_TAXES }).quoteTaxes;

describe('QUOTE_TAXES', () => {
  it('is empty by default', () => {
    expect(taxes('')).toEqual({});
  });

  it('is read by country, which may have several taxes', () => {
    expect(taxes('co:IVA:19, ca:GST:5,ca:QST:9.97')).toEqual({
      co: [{ name: 'IVA', rate: 1900 }],
      ca: [
        { name: 'GST', rate: 500 },
        { name: 'QST', rate: 997 },
      ],
    });
  });

  it.each(['co', 'co:IVA', 'xx:IVA:19', 'co:IVA:19.123', 'co:IVA:-1', 'co::19', 'co:IVA:19,'])('refuses %s', (text) => {
    expect(() => taxes(text)).toThrow(/^QUOTE_TAXES must name countries.*It is ".*"\.$/);
  });
});
