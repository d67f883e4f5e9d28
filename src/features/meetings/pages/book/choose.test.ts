import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { attributesOf, type Dom, formsIn, readableText } from '#platform/testing-html.ts';
import { choose, draw, free, meeting, nasty } from './testing-meeting.ts';

const radios = ($: Dom) => attributesOf($, '[type=radio][name=time]', 'value');

describe('the free times', () => {
  it('are radios of one week, in both time zones', () => {
    const $ = draw(choose({ zone: 'Europe/Madrid' }));
    expect(radios($)).toEqual(free.slice(0, 3).map((time) => new Date(time).toISOString()));
    expect(readableText($)).toContain('14:00 · 8:00 in Bogotá');
    expect(readableText($)).toMatch(/Tuesday, November 17 .*23:30 · 17:30 in Bogotá/);
  });

  it('show the day too where it differs', () => {
    const text = readableText(draw(choose({ zone: 'Asia/Tokyo' })));
    expect(text).toContain('22:00 · 8:00 in Bogotá');
    expect(text).toMatch(/Tuesday, November 17 4:00 · Mon 14:00 in Bogotá/);
  });

  it('show one time where both zones agree', () => {
    expect(readableText(draw(choose()))).not.toContain('in Bogotá ·');
    expect(readableText(draw(choose()))).not.toContain('8:00 in Bogotá');
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
