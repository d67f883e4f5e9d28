import { describe, expect, it } from 'vitest';
import { formsIn } from '#ui/testing-forms.ts';
import { draw, hold, shown, textOf } from './testing-meeting.ts';

describe('the page of a meeting', () => {
  it('shows the time in both zones, also at the end of a month', () => {
    const text = textOf(draw(shown()));
    expect(text).toMatch(/In Tokyo 7:30 Tuesday, December 1, 2026/);
    expect(text).toMatch(/In Bogotá 17:30 Monday, November 30, 2026/);
  });

  it('offers a calendar file, moving, and cancelling after a confirmation', () => {
    const html = draw(shown());
    expect(html).toContain('href="/meetings/M-7KQ2-94MX.ics?key=k"');
    expect(html).toContain('href="/meet/book/en?meeting=M-7KQ2-94MX&amp;key=k&amp;move=1"');
    expect(html).toMatch(/<details[\s\S]*<summary>Cancel it/);
    expect(formsIn(html)[0]?.hidden).toEqual({ action: 'cancel', meeting: 'M-7KQ2-94MX', key: 'k' });
  });

  it('on hold says what to do by when, and offers only to release it', () => {
    const html = draw(shown(hold));
    expect(textOf(html)).toMatch(
      /One more step .* e-mail to a@b\.example\. .* confirm by 2:00 in Tokyo: for 30 minutes/,
    );
    expect(html).not.toMatch(/move=1|\.ics/);
    expect(formsIn(html).map(({ hidden }) => hidden['action'])).toEqual(['cancel']);
    expect(textOf(html)).toContain('Yes, give it back');
  });

  it('on hold has a confirm button with the mail’s link, which sends only its key', () => {
    const html = draw({ ...shown(hold), confirm: 'c' });
    const [form] = formsIn(html);
    expect(form).toMatchObject({ method: 'post', action: '/meet/book/en' });
    expect(form?.hidden).toEqual({ action: 'confirm', meeting: 'M-7KQ2-94MX', confirm: 'c' });
    expect(textOf(form?.html ?? '')).toContain('Confirm the meeting');
    // Opened again afterwards, the link says that it is confirmed.
    const again = draw({ ...shown(), confirm: 'c' });
    expect(textOf(again)).toContain('It is booked already');
    expect(formsIn(again).map(({ hidden }) => hidden['action'])).toEqual(['cancel']);
  });

  it.each([shown({ state: 'cancelled' }), shown({ state: 'expired' }), shown({ isPast: true })])(
    'that is cancelled, expired or past links to a new booking',
    (answer) => {
      const html = draw(answer);
      expect(html).not.toMatch(/<form|move=1|\.ics/);
      expect(html).toContain('href="/meet/book/en"');
    },
  );
});
