import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { control, formsIn } from '#ui/testing-forms.ts';
import { choose, draw, free, meeting, nasty, textOf } from './testing-meeting.ts';

const radios = (html: string) =>
  [...html.matchAll(/type="radio" name="time"[^>]* value="([^"]+)"/g)].map(([, at]) => at);

describe('the free times', () => {
  it('are radios of one week, in both time zones', () => {
    const html = draw(choose({ zone: 'Europe/Madrid' }));
    expect(radios(html)).toEqual(free.slice(0, 3).map((time) => new Date(time).toISOString()));
    expect(textOf(html)).toContain('14:00 · 8:00 in Bogotá');
    expect(textOf(html)).toMatch(/Tuesday, November 17 .*23:30 · 17:30 in Bogotá/);
  });

  it('show the day too where it differs', () => {
    const text = textOf(draw(choose({ zone: 'Asia/Tokyo' })));
    expect(text).toContain('22:00 · 8:00 in Bogotá');
    expect(text).toMatch(/Tuesday, November 17 4:00 · Mon 14:00 in Bogotá/);
  });

  it('show one time where both zones agree', () => {
    expect(textOf(draw(choose()))).not.toContain('in Bogotá ·');
    expect(textOf(draw(choose()))).not.toContain('8:00 in Bogotá');
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
    const html = draw(choose({ errorCode: 'taken', nearest: free.slice(1, 3), typed }));
    expect(html).toContain(wordsIn('en').meetBook.errors.taken);
    expect(radios(html).slice(0, 2)).toEqual(free.slice(1, 3).map((time) => new Date(time).toISOString()));
    expect(control(html, 'meeting-name')).toContain('value="Ana"');
    expect(html).toMatch(/<option value="fr" selected="">Français/);
  });

  it('say that a time is not offered, and that a meeting that could not be moved stays', () => {
    const { errors, instead } = wordsIn('en').meetBook;
    const notOffered = draw(choose({ errorCode: 'notOffered' }));
    expect(notOffered).toContain(`${errors.notOffered} ${instead.none}`);
    const moving = { meeting, key: 'k' };
    const late = draw(choose({ errorCode: 'taken', nearest: free.slice(1, 3), moving }));
    expect(late).toContain(`${errors.taken} ${instead.movingSome}`);
  });

  it('keep everything that was typed, and link to contact, when the booking limit is reached', () => {
    const typed = { time: '', name: 'Ana', email: 'ana@b.example', topic: nasty, language: 'fr' } as const;
    const html = draw(choose({ errorCode: 'tooManyBookings', typed }));
    expect(textOf(html)).toContain(wordsIn('en').meetBook.errors.tooManyBookings);
    expect(html).toMatch(/role="alert".*<a href="\/contact\/en#[\w-]+" data-opens="contact-dialog">Write to us/s);
    expect(control(html, 'meeting-name')).toContain('value="Ana"');
  });

  it('show the problem next to its field', () => {
    const html = draw(choose({ problems: { email: 'invalid', time: 'missing' } }));
    expect(html).toContain('This does not look like an e-mail address.');
    expect(html).toContain('Please choose a time.');
    expect(control(html, 'meeting-email')).toContain('aria-invalid="true"');
  });

  it('offer every zone by its city, with the visitor’s selected', () => {
    const html = draw(choose({ zone: 'Asia/Tokyo' }), 'es');
    expect(html).toMatch(/<option value="Asia\/Tokyo" selected="">Tokio \(UTC\+9\)/);
    expect(html).toContain('<optgroup label="África">');
    expect(draw(choose({ zone: 'UTC' }))).toMatch(/<option value="UTC" selected="">UTC \(UTC/);
  });

  it('ask only for a time when a meeting is moved', () => {
    const [form] = formsIn(draw(choose({ moving: { meeting, key: 'k' } })));
    expect(form?.hidden).toMatchObject({ meeting: 'M-7KQ2-94MX', key: 'k' });
    expect(form?.html).not.toContain('name="email"');
    expect(form?.html).toContain('value="move"');
  });
});
