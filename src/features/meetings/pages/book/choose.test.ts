import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { attributesOf, type Dom, formsIn, readableText, textsOf } from '#platform/testing-html.ts';
import type { Language } from '#site/languages.ts';
import { choose, draw, free, meeting, nasty } from './testing-meeting.ts';

const radios = ($: Dom) => attributesOf($, '[type=radio][name=time]', 'value');

describe('the free times', () => {
  it('are radios of one week, in both time zones', () => {
    const $ = draw(choose({ zone: 'Europe/Madrid' }));
    expect(radios($)).toEqual(free.slice(0, 3).map((time) => new Date(time).toISOString()));
    expect(readableText($)).toContain('2:00 PM · 8:00 AM in Bogotá');
    expect(readableText($)).toMatch(/Tuesday, November 17 .*11:30 PM at night · 5:30 PM in Bogotá/);
  });

  it('show the day too where it differs', () => {
    const text = readableText(draw(choose({ zone: 'Asia/Tokyo' })));
    expect(text).toContain('10:00 PM at night · 8:00 AM in Bogotá');
    expect(text).toMatch(
      /Tuesday, November 17 Night from Monday to Tuesday before 6:00 AM 4:00 AM at night · Mon 2:00 PM in Bogotá/,
    );
  });

  it('are offered with working hours first and the night last, which says so', () => {
    const day = (hours: readonly string[]) => hours.map((hour) => Date.parse(`2026-11-18T${hour}:00-05:00`));
    const drawn = (zone: string, language: Language = 'en') => {
      const $ = draw(choose({ zone, free: day(['08', '10', '14', '16', '17']) }), language);
      const legends = textsOf($, 'fieldset fieldset legend');
      return { legends: legends.map((text) => text.replaceAll('\u00a0', ' ').trim()), times: radios($), $ };
    };
    const sydney = drawn('Australia/Sydney');
    expect(sydney.legends).toEqual([
      'During the day 8:00 AM – 6:00 PM',
      'Early morning before 8:00 AM',
      'Night from Wednesday to Thursday before 6:00 AM',
    ]);
    expect(sydney.times.map((time) => time?.slice(11, 13))).toEqual(['21', '22', '19', '13', '15']);
    expect(sydney.$('label', 'fieldset fieldset:last-of-type').text()).toContain('at night');
    expect(drawn('Asia/Tokyo', 'fr').legends).toEqual([
      'Nuit de mercredi à jeudi à partir de 22 h 00',
      'Tôt le matin avant 8 h 00',
      'Nuit de mercredi à jeudi avant 6 h 00',
    ]);
    expect(drawn('Europe/Madrid', 'es').legends).toEqual([
      'Durante el día 8:00 a. m. – 6:00 p. m.',
      'Primeras horas de la noche desde las 6:00 p. m.',
      'Noche del miércoles al jueves desde las 10:00 p. m.',
    ]);
    for (const zone of ['America/Bogota', 'America/New_York']) expect(drawn(zone).legends).toEqual([]);
  });

  it('open on the first day that suits the visitor best, and say if none does', () => {
    const opened = (zone: string) => draw(choose({ zone }))('[name=day][checked]').attr('value');
    // The first two days in Tokyo have times at night only.
    expect(opened('Asia/Tokyo')).toBe('2026-11-18');
    expect(opened('America/New_York')).toBe('2026-11-16');
    const note = 'outside the working day in';
    expect(readableText(draw(choose({ zone: 'Asia/Tokyo' })))).toContain(note);
    expect(readableText(draw(choose({ zone: 'Europe/Madrid' })))).not.toContain(note);
    expect(readableText(draw(choose({ zone: 'Asia/Tokyo', free: [] })))).not.toContain(note);
  });

  it('have zones with the offset of the open day, not of today', () => {
    const zones = (time: string) => {
      const free = [Date.parse(time)];
      const $ = draw(choose({ zone: 'America/New_York', free, typed: { ...choose().typed, time } }));
      return ['America/New_York', 'Australia/Sydney', 'America/Bogota'].map((zone) =>
        $(`#meeting-zone option[value="${zone}"]`).text(),
      );
    };
    vi.useFakeTimers({ now: Date.parse('2027-02-20T12:00Z'), toFake: ['Date'] });
    try {
      expect(zones('2027-03-12T14:00:00.000Z')).toEqual(['New York (UTC−5)', 'Sydney (UTC+11)', 'Bogotá (UTC−5)']);
      expect(zones('2027-03-15T14:00:00.000Z')).toEqual(['New York (UTC−4)', 'Sydney (UTC+11)', 'Bogotá (UTC−5)']);
      expect(zones('2027-04-05T14:00:00.000Z')).toEqual(['New York (UTC−4)', 'Sydney (UTC+10)', 'Bogotá (UTC−5)']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('say whose times they are until the zone is known', () => {
    const guess = 'These are Bogotá’s times.';
    const drawn = (basis: 'guess' | 'device' | 'chosen') => draw(choose({ basis, from: '2026-11-16' }));
    expect(readableText(drawn('guess'))).toContain(guess);
    for (const basis of ['device', 'chosen'] as const) expect(readableText(drawn(basis))).not.toContain(guess);
    const enhanced = (['guess', 'device', 'chosen'] as const).map(
      (basis) => drawn(basis)('[data-enhance=own-clock]').length,
    );
    expect(enhanced).toEqual([1, 1, 0]);
  });

  it('show one time where both zones agree', () => {
    expect(readableText(draw(choose()))).not.toContain('in Bogotá ·');
    expect(readableText(draw(choose()))).not.toContain('8:00 AM in Bogotá');
  });

  it('turn to the next week by a button that submits what was typed', () => {
    const [form] = formsIn(draw(choose()));
    expect(form).toMatchObject({ method: 'post', action: '/meet/book/en' });
    expect(form?.buttons.map(({ name, value }) => `${name}=${value}`)).toEqual([
      ...['action=book', 'from=2026-11-16', 'from=2026-11-23', 'action=book'],
    ]);
    expect(form?.hidden['request_id']).toBe('request-1');
  });

  it('keep everything that was typed when the time was taken', () => {
    const typed = { time: '', name: 'Ana', email: 'ana@b.example', topic: nasty, language: 'fr' } as const;
    const $ = draw(choose({ errorCode: 'taken', nearest: free.slice(1, 3), typed }));
    expect($('[role=alert]').text()).toContain(wordsIn('en').meetBook.errors.taken);
    expect(radios($).slice(0, 2)).toEqual(free.slice(1, 3).map((time) => new Date(time).toISOString()));
    expect($('#meeting-name').val()).toBe('Ana');
    expect($('option[value=fr][selected]').text()).toMatch(/^Français/);
  });

  it('say that a time is not offered, and that a meeting that could not be moved stays', () => {
    const { errors, instead } = wordsIn('en').meetBook;
    const notOffered = draw(choose({ errorCode: 'notOffered' }));
    expect(notOffered('[role=alert]').text()).toContain(`${errors.notOffered} ${instead.none}`);
    const moving = { meeting, key: 'k' };
    const late = draw(choose({ errorCode: 'taken', nearest: free.slice(1, 3), moving }));
    expect(late('[role=alert]').text()).toContain(`${errors.taken} ${instead.movingSome}`);
  });

  it('keep everything that was typed, and link to contact, when the booking limit is reached', () => {
    const typed = { time: '', name: 'Ana', email: 'ana@b.example', topic: nasty, language: 'fr' } as const;
    const $ = draw(choose({ errorCode: 'tooManyBookings', typed }));
    expect($('[role=alert]').text()).toContain(wordsIn('en').meetBook.errors.tooManyBookings);
    const contact = $('[role=alert] a[data-opens=contact-dialog]');
    expect(contact.attr('href')).toMatch(/^\/contact\/en#[\w-]+$/);
    expect(contact.text()).toMatch(/^Write to us/);
    expect($('#meeting-name').val()).toBe('Ana');
  });

  it('show the problem next to its field', () => {
    const $ = draw(choose({ problems: { email: 'invalid', time: 'missing' } }));
    expect($('#meeting-email-message').text()).toContain('This doesn’t look like an e-mail address.');
    expect($('#meeting-email').attr('aria-invalid')).toBe('true');
    expect(readableText($)).toContain('Please choose a time.');
  });

  it('offer every zone by its city, with the visitor’s selected', () => {
    const $ = draw(choose({ zone: 'Asia/Tokyo' }), 'es');
    expect($('option[value="Asia/Tokyo"][selected]').text()).toMatch(/^Tokio \(UTC\+9\)/);
    expect($('optgroup[label=África]')).toHaveLength(1);
    expect(draw(choose({ zone: 'UTC' }))('option[value=UTC][selected]').text()).toMatch(/^UTC \(UTC/);
  });

  it('ask only for a time when a meeting is moved', () => {
    const [form] = formsIn(draw(choose({ moving: { meeting, key: 'k' } })));
    expect(form?.hidden).toMatchObject({ meeting: 'M-7KQ2-94MX', key: 'k' });
    expect(form?.names).not.toContain('email');
    expect(form?.buttons).toContainEqual({ name: 'action', value: 'move' });
  });
});
