import { describe, expect, it } from 'vitest';
import type { Language } from '#site/languages.ts';
import { invitationLines, readInvitation } from './invitation.ts';

const calendar = (event: readonly string[], method = 'REQUEST', before: readonly string[] = []) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, ...before],
    ...['BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');

const instantAt = (text: string) => ({ kind: 'instant', instant: Date.parse(text) });
const startOf = (...event: readonly string[]) => readInvitation(calendar(event))?.start;
const endOf = (...event: readonly string[]) => readInvitation(calendar(event))?.end;

/** What a reader is shown, with ordinary spaces. */
function linesOf(event: readonly string[], language: Language = 'en', method?: string): string[] {
  const invitation = readInvitation(calendar(event, method));
  return invitation ? invitationLines(invitation, language).map((line) => line.replaceAll('\u00a0', ' ')) : [];
}

/** As Exchange writes zones, whose own rules have beginnings, too. */
const exchangeZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Romance Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

describe('the time of an invitation', () => {
  it.each([
    ['in UTC', 'DTSTART:20261123T140000Z'],
    ['as Google writes it', 'DTSTART;TZID=America/Bogota:20261123T090000'],
    ['as Outlook writes it', 'DTSTART;TZID="SA Pacific Standard Time":20261123T090000'],
    ['as Exchange writes it', 'DTSTART;TZID=Romance Standard Time:20261123T150000'],
    ['as Exchange writes UTC', 'DTSTART;TZID=tzone://Microsoft/Utc:20261123T140000'],
    ['as Evolution writes it', 'DTSTART;TZID=/freeassociation.sourceforge.net/America/Bogota:20261123T090000'],
    ['with a path of three', 'DTSTART;TZID=/x.example/y/America/Argentina/Buenos_Aires:20261123T110000'],
    ['in small letters, with other parameters', 'dtstart;x-a="b:c;d";tzid=Eastern Standard Time:20261123T090000'],
    ['over two lines', 'DTSTART;TZID=SA Pacific Stand\r\n ard Time:20261123T0\r\n\t90000'],
  ])('is an instant: %s', (_, line) => {
    expect(startOf(line)).toMatchObject(instantAt('2026-11-23T14:00:00Z'));
  });

  it('follows the clocks of its zone, also on the days on which they change', () => {
    const inNewYork = (time: string) => startOf(`DTSTART;TZID=Eastern Standard Time:${time}`);
    expect(inNewYork('20260701T090000')).toMatchObject(instantAt('2026-07-01T13:00:00Z'));
    // Clocks show 1:30 twice: the first is meant. They never show 2:30.
    expect(inNewYork('20261101T013000')).toMatchObject(instantAt('2026-11-01T05:30:00Z'));
    expect(inNewYork('20260308T023000')).toMatchObject(instantAt('2026-03-08T07:30:00Z'));
  });

  it('is that of the event, not of the rules of its zone or of its reminder', () => {
    const alarm = ['BEGIN:VALARM', 'DTSTART:20200101T000000Z', 'SUMMARY:Aviso', 'END:VALARM'];
    const event = [...alarm, 'DTSTART;TZID=Romance Standard Time:20261123T150000', 'SUMMARY:Visita'];
    expect(readInvitation(calendar(event, 'REQUEST', exchangeZone))).toMatchObject({
      summary: 'Visita',
      start: instantAt('2026-11-23T14:00:00Z'),
    });
  });

  it('an invitation for whole days has no zone, and ends on the day before its end', () => {
    const days = ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'];
    expect(startOf(...days)).toEqual({ kind: 'day', day: Date.UTC(2026, 11, 24) });
    expect(linesOf(days)[1]).toBe('When: Thursday, December 24, 2026 – Saturday, December 26, 2026');
    const oneDay = ['When: Thursday, December 24, 2026'];
    expect(linesOf(['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225']).slice(1)).toEqual(oneDay);
    expect(linesOf(['DTSTART;VALUE=DATE:20261224']).slice(1)).toEqual(oneDay);
    expect(linesOf(['DTSTART;VALUE=DATE:20261224', 'DURATION:P1W']).at(-1)).toContain('Wednesday, December 30');
  });

  it('a time in no zone, or in one that nobody knows, is shown as it is', () => {
    expect(linesOf(['DTSTART:20261123T090000'])[1]).toBe('When: Monday, November 23, 2026, 9:00 AM');
    const zone = 'TZID=Customized Time Zone';
    expect(linesOf([`DTSTART;${zone}:20261123T090000`, `DTEND;${zone}:20261123T103000`]).slice(1)).toEqual([
      'When: Monday, November 23, 2026, 9:00 AM – 10:30 AM (Customized Time Zone)',
    ]);
  });

  it('has an end or a duration, if that is later than its beginning', () => {
    const start = 'DTSTART:20261123T140000Z';
    const end = instantAt('2026-11-23T15:30:00Z');
    expect(endOf(start, 'DTEND:20261123T153000Z')).toMatchObject(end);
    expect(endOf(start, 'DTEND;TZID=America/Bogota:20261123T103000')).toMatchObject(end);
    expect(endOf(start, 'DURATION:PT1H30M')).toMatchObject(end);
    for (const wrong of [
      'DTEND:20261123T140000Z',
      'DTEND:20261122T150000Z',
      'DTEND;VALUE=DATE:20261124',
      'DURATION:-PT1H',
    ])
      expect(endOf(start, wrong)).toBeUndefined();
  });

  it.each(['20261131', '20260229', '20261323', '20261123T250000Z', '20261123T096000', 'mañana', '', '99999999', '1e9'])(
    'is not %j',
    (value) => {
      expect(readInvitation(calendar([`DTSTART:${value}`]))).toBeUndefined();
    },
  );
});

describe('an invitation', () => {
  const event = [
    'DTSTART;TZID=SA Pacific Standard Time:20261123T090000',
    'DTEND;TZID=SA Pacific Standard Time:20261123T100000',
    'SUMMARY;LANGUAGE=es-CO:Revisión\\, fase 2\\; obra',
    'LOCATION:Sala 1\\nPiso 2',
    'ORGANIZER;CN="Pérez, Ana":MAILTO:ana@example.com',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
  ];

  it('is shown in every language', () => {
    expect(linesOf(event, 'en')).toEqual([
      'Invitation: Revisión, fase 2; obra',
      'When: Monday, November 23, 2026, 9:00 AM – 10:00 AM (Colombia Standard Time, UTC−5)',
      'It is repeated. This is the first date.',
      'Where: Sala 1 Piso 2',
      'Organizer: Pérez, Ana (ana@example.com)',
    ]);
    expect(linesOf(event, 'es')).toEqual([
      'Invitación: Revisión, fase 2; obra',
      'Cuándo: lunes, 23 de noviembre de 2026, 9:00 a. m. – 10:00 a. m. (hora estándar de Colombia, UTC−5)',
      'Se repite. Esta es la primera fecha.',
      'Dónde: Sala 1 Piso 2',
      'Organiza: Pérez, Ana (ana@example.com)',
    ]);
    expect(linesOf(event, 'fr')).toEqual([
      'Invitation : Revisión, fase 2; obra',
      'Quand : lundi 23 novembre 2026, 9 h 00 – 10 h 00 (heure normale de Colombie, UTC−5)',
      'L’évènement se répète. Voici la première date.',
      'Où : Sala 1 Piso 2',
      'Organisation : Pérez, Ana (ana@example.com)',
    ]);
  });

  it('the time of an invitation from elsewhere is also shown in Bogotá, where it may be another day', () => {
    const tokyo = [
      'DTSTART;TZID=Tokyo Standard Time:20261124T080000',
      'DTEND;TZID=Tokyo Standard Time:20261125T080000',
    ];
    expect(linesOf(tokyo)).toEqual([
      'Invitation: without a title',
      'When: Tuesday, November 24, 2026, 8:00 AM – Wednesday, November 25, 2026, 8:00 AM (Japan Standard Time, UTC+9)',
      'In Bogotá: Monday, November 23, 2026, 6:00 PM – Tuesday, November 24, 2026, 6:00 PM',
    ]);
  });

  it.each([
    ['CANCEL', [], 'cancelled', 'Invitación cancelada: Visita'],
    ['REQUEST', ['STATUS:CANCELLED'], 'cancelled', 'Invitación cancelada: Visita'],
    ['REPLY', ['ATTENDEE;CN=Ana;PARTSTAT=ACCEPTED:mailto:ana@example.com'], 'accepted', 'Invitación aceptada: Visita'],
    ['REPLY', ['ATTENDEE;PARTSTAT=declined:mailto:ana@example.com'], 'declined', 'Invitación rechazada: Visita'],
    [
      'reply',
      ['ATTENDEE;PARTSTAT="TENTATIVE":mailto:ana@example.com'],
      'tentative',
      'Invitación aceptada provisionalmente: Visita',
    ],
    ['REPLY', ['ATTENDEE;PARTSTAT=DELEGATED:mailto:ana@example.com'], 'invitation', 'Invitación: Visita'],
    // A request names the answers of those who were invited, too.
    ['REQUEST', ['ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.com'], 'invitation', 'Invitación: Visita'],
    ['PUBLISH', [], 'invitation', 'Invitación: Visita'],
  ])('an invitation of the method %s with %j is %s', (method, more, kind, title) => {
    const visit = ['DTSTART:20261123T140000Z', 'SUMMARY:Visita', ...more];
    expect(readInvitation(calendar(visit, method))?.kind).toBe(kind);
    expect(linesOf(visit, 'es', method)[0]).toBe(title);
  });

  it('is the first of a calendar with several, and repeated by dates as by rules', () => {
    const two = calendar(['DTSTART:20261123T140000Z', 'SUMMARY:Uno', 'END:VEVENT', 'BEGIN:VEVENT', 'SUMMARY:Dos']);
    expect(readInvitation(two)).toMatchObject({ summary: 'Uno', isRepeated: false });
    expect(readInvitation(calendar(['DTSTART:20261123T140000Z', 'RDATE:20261124T140000Z']))?.isRepeated).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['something else', 'Hola'],
    ['a task', 'BEGIN:VCALENDAR\nBEGIN:VTODO\nDTSTART:20261123T140000Z\nEND:VTODO\nEND:VCALENDAR'],
    ['an event without a date', 'BEGIN:VEVENT\nSUMMARY:Visita\nEND:VEVENT'],
    [
      'names of properties that every object has',
      'BEGIN:__PROTO__\nCONSTRUCTOR:x\nEND:TOSTRING\nBEGIN:VEVENT\nEND:VEVENT',
    ],
  ])('is not in %s', (_, text) => {
    expect(readInvitation(text)).toBeUndefined();
  });

  it('an invitation by a stranger fills one line with each of its texts, and not more of it than a line', () => {
    const attack = [
      'DTSTART;TZID=America/../../etc/passwd:20261123T140000',
      `SUMMARY:Pago\\n\\nOrganizer: banco@example.com\u2028\u202e${'x'.repeat(100_000)}`,
      `LOCATION:${'\\'.repeat(1_001)}`,
      `ORGANIZER;CN=${'"'.repeat(1_001)}:mailto:x`,
      `X-${'A;'.repeat(50_000)}:x`,
      `DESCRIPTION:${'\\n '.repeat(50_000)}`,
    ];
    for (const language of ['en', 'es', 'fr'] as const) {
      const lines = linesOf(attack, language);
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const line of lines) expect(line).toMatch(/^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]{1,400}$/u);
    }
  });

  it('an invitation of endless lines, properties or levels is read in a moment', () => {
    const event = 'DTSTART:20261123T140000Z\nSUMMARY:Visita\n';
    const before = [
      'x\n '.repeat(200_000),
      'A:\n'.repeat(15_000),
      'BEGIN:X\n'.repeat(15_000),
      `A${';"'.repeat(200_000)}\n`,
    ];
    for (const text of before) readInvitation(`BEGIN:VCALENDAR\n${text}BEGIN:VEVENT\n${event}END:VEVENT`);
    expect(readInvitation(`BEGIN:VEVENT\n${event}${'\n '.repeat(200_000)}`)?.summary).toBe('Visita');
  });
});
