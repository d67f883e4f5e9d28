import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import type { MeetingAnswer, MeetingFacts, MeetingFault } from '#site/meetings/meeting-answer.ts';
import { control, formsIn } from '../../(account)/testing-forms.ts';
import { drawLive } from '../../live.tsx';

type Choose = Extract<MeetingAnswer, { kind: 'choose' }>;

/** Of Bogotá's clock: two days of this week and one of the next. */
const at = (text: string) => Date.parse(`${text}-05:00`);
const free = ['2026-11-16T08:00', '2026-11-16T14:00', '2026-11-17T17:30', '2026-11-24T09:00'].map(at);
const nasty = '<img src=x onerror=alert(1)>';

const choose = (more: Partial<Choose> = {}): Choose => ({
  ...{ kind: 'choose', free, zone: 'America/Bogota', from: undefined, problems: {}, fault: undefined, nearest: [] },
  ...{ quote: undefined, requestId: 'request-1', moving: undefined },
  typed: { time: '', name: '', email: '', topic: '', language: 'en' },
  ...more,
});
const meeting: MeetingFacts = {
  ...{ reference: 'M-7KQ2-94MX', startsAt: at('2026-11-30T17:30'), state: 'booked', name: nasty, email: 'a@b.example' },
  ...{ topic: nasty, language: 'fr', zone: 'Asia/Tokyo', quote: 'Q-7KQ2-94MX', isPast: false },
  ...{ page: '/meet/book/en?meeting=M-7KQ2-94MX&key=k', calendarFile: '/meetings/M-7KQ2-94MX.ics?key=k' },
};
const shown = (more: Partial<MeetingFacts> = {}, deed?: 'booked' | 'moved' | 'cancelled'): MeetingAnswer => ({
  ...{ kind: 'meeting', meeting: { ...meeting, ...more }, key: 'k', deed, fault: undefined },
});
const draw = (answer: MeetingAnswer, language: 'en' | 'es' | 'fr' = 'en') =>
  drawLive({ path: '/meet/book', meeting: answer }, language).content;
const radios = (html: string) =>
  [...html.matchAll(/type="radio" name="time"[^>]* value="([^"]+)"/g)].map(([, at]) => at);
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const faults: readonly MeetingFault[] = [
  ...(['taken', 'notOffered', 'unknown', 'past', 'cancelled', 'tooManyMeetings'] as const),
  ...(['tooManyRequests', 'otherSite', 'notReady', 'failure'] as const),
];

describe.each(languageCodes)('in %s', (language) => {
  it.each([
    choose(),
    choose({ zone: 'Asia/Tokyo', fault: 'taken', nearest: free.slice(0, 2), quote: 'Q-7KQ2-94MX' }),
    choose({ free: [] }),
    choose({ moving: { meeting, key: 'k' } }),
    ...[shown(), shown({}, 'booked'), shown({}, 'moved'), shown({ state: 'cancelled' }, 'cancelled')],
    ...[shown({ isPast: true }), shown({ zone: 'America/Bogota', quote: undefined })],
    { kind: 'scheduler', scheduler: { kind: 'calendly', url: 'https://calendly.com/hormiga/30min' } },
    ...faults.map((fault) => ({ kind: 'fault', fault }) as const),
  ] satisfies MeetingAnswer[])('draws %#', (answer) => {
    const html = draw(answer, language);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img src=x|\sstyle=/);
    expect(textOf(html)).not.toMatch(/undefined|NaN|\[object|\{\w+[,}]/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the free times', () => {
  it('are radios of one week, with both clocks', () => {
    const html = draw(choose({ zone: 'Europe/Madrid' }));
    expect(radios(html)).toEqual(free.slice(0, 3).map((time) => new Date(time).toISOString()));
    expect(textOf(html)).toContain('14:00 · 8:00 in Bogotá');
    expect(textOf(html)).toMatch(/Tuesday, November 17 .*23:30 · 17:30 in Bogotá/);
  });

  it('say the day too where it is another one', () => {
    const text = textOf(draw(choose({ zone: 'Asia/Tokyo' })));
    expect(text).toContain('22:00 · 8:00 in Bogotá');
    expect(text).toMatch(/Tuesday, November 17 4:00 · Mon 14:00 in Bogotá/);
  });

  it('say one clock where both agree', () => {
    expect(textOf(draw(choose()))).not.toContain('in Bogotá ·');
    expect(textOf(draw(choose()))).not.toContain('8:00 in Bogotá');
  });

  it('go on by a button that keeps what was typed', () => {
    const [form] = formsIn(draw(choose()));
    expect(form).toMatchObject({ method: 'post', action: '/meet/book/en' });
    expect(form?.buttons.map(({ name, value }) => `${name}=${value}`)).toEqual([
      ...['action=book', 'from=2026-11-16', 'from=2026-11-23', 'action=book'],
    ]);
    expect(form?.hidden['request_id']).toBe('request-1');
  });

  it('keep everything after somebody else was quicker', () => {
    const typed = { time: '', name: 'Ana', email: 'ana@b.example', topic: nasty, language: 'fr' } as const;
    const html = draw(choose({ fault: 'taken', nearest: free.slice(1, 3), typed }));
    expect(html).toContain(wordsIn('en').meetBook.faults.taken);
    expect(radios(html).slice(0, 2)).toEqual(free.slice(1, 3).map((time) => new Date(time).toISOString()));
    expect(control(html, 'meeting-name')).toContain('value="Ana"');
    expect(html).toMatch(/<option value="fr" selected="">Français/);
  });

  it('say that nobody took a time that is not offered, and to whoever moves that the old one stays', () => {
    const { faults, instead } = wordsIn('en').meetBook;
    const notOffered = draw(choose({ fault: 'notOffered' }));
    expect(notOffered).toContain(`${faults.notOffered} ${instead.none}`);
    const moving = { meeting, key: 'k' };
    const late = draw(choose({ fault: 'taken', nearest: free.slice(1, 3), moving }));
    expect(late).toContain(`${faults.taken} ${instead.movingSome}`);
  });

  it('say beside a field what is wrong with it', () => {
    const html = draw(choose({ problems: { email: 'invalid', time: 'missing' } }));
    expect(html).toContain('This does not look like an e-mail address.');
    expect(html).toContain('Please choose a time.');
    expect(control(html, 'meeting-email')).toContain('aria-invalid="true"');
  });

  it('offer every zone by its city, and have the visitor’s chosen', () => {
    const html = draw(choose({ zone: 'Asia/Tokyo' }), 'es');
    expect(html).toMatch(/<option value="Asia\/Tokyo" selected="">Tokio \(UTC\+9\)/);
    expect(html).toContain('<optgroup label="África">');
    expect(draw(choose({ zone: 'UTC' }))).toMatch(/<option value="UTC" selected="">UTC \(UTC/);
  });

  it('ask for nothing but a time where a meeting is moved', () => {
    const [form] = formsIn(draw(choose({ moving: { meeting, key: 'k' } })));
    expect(form?.hidden).toMatchObject({ meeting: 'M-7KQ2-94MX', key: 'k' });
    expect(form?.html).not.toContain('name="email"');
    expect(form?.html).toContain('value="move"');
  });
});

it.each([
  ['calendly', 'https://calendly.com/hormiga/30min?hide_gdpr_banner=1', '&amp;locale=fr'],
  ['cal', 'https://cal.com/hormiga/30min?layout=week_view', ''],
] as const)('the page of %s is opened in the language of this one, where it can be told', (kind, url, more) => {
  expect(draw({ kind: 'scheduler', scheduler: { kind, url } }, 'fr')).toContain(`href="${url}${more}"`);
});

describe('a meeting', () => {
  it('is told on both clocks, at the end of a month too', () => {
    const text = textOf(draw(shown()));
    expect(text).toMatch(/In Tokyo 7:30 Tuesday, December 1, 2026/);
    expect(text).toMatch(/In Bogotá 17:30 Monday, November 30, 2026/);
  });

  it('can be added to a calendar, moved, and cancelled after a question', () => {
    const html = draw(shown());
    expect(html).toContain('href="/meetings/M-7KQ2-94MX.ics?key=k"');
    expect(html).toContain('href="/meet/book/en?meeting=M-7KQ2-94MX&amp;key=k&amp;move=1"');
    expect(html).toMatch(/<details[\s\S]*<summary>Cancel it/);
    expect(formsIn(html)[0]?.hidden).toEqual({ action: 'cancel', meeting: 'M-7KQ2-94MX', key: 'k' });
  });

  it.each([shown({ state: 'cancelled' }), shown({ isPast: true })])(
    'that is off or over leads to a new one',
    (answer) => {
      const html = draw(answer);
      expect(html).not.toMatch(/<form|move=1|\.ics/);
      expect(html).toContain('href="/meet/book/en"');
    },
  );
});
