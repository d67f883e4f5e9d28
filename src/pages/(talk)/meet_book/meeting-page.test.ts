import { describe, expect, it } from 'vitest';
import { formsIn } from '../../testing-forms.ts';
import { draw, shown, textOf } from './testing-meeting.ts';

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
