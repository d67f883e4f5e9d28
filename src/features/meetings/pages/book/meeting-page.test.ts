import { describe, expect, it } from 'vitest';
import { attributesOf, formsIn, readableText } from '#platform/testing-html.ts';
import { draw, hold, shown } from './testing-meeting.ts';

describe('the page of a meeting', () => {
  it('shows the time in both zones, also at the end of a month', () => {
    const text = readableText(draw(shown()));
    expect(text).toMatch(/In Tokyo 7:30 AM Tuesday, December 1, 2026/);
    expect(text).toMatch(/In Bogotá 5:30 PM Monday, November 30, 2026/);
  });

  it('offers a calendar file, moving, and cancelling after a confirmation', () => {
    const $ = draw(shown());
    const links = attributesOf($, 'a', 'href');
    expect(links).toContain('/meetings/M-7KQ2-94MX.ics?key=k');
    expect(links).toContain('/meet/book/en?meeting=M-7KQ2-94MX&key=k&move=1');
    expect($('details:has(form) > summary').text()).toMatch(/^Cancel it/);
    expect(formsIn($)[0]?.hidden).toEqual({ action: 'cancel', meeting: 'M-7KQ2-94MX', key: 'k' });
  });

  it('a meeting on hold says what to do by when, and offers only to release it', () => {
    const $ = draw(shown(hold));
    expect(readableText($)).toMatch(
      /One more step .* e-mail to a@b\.example\. .* confirm by 2:00 AM in Tokyo: we’ll hold the time for you for 30 minutes/,
    );
    expect($('a[href*="move=1"], a[href*=".ics"]')).toHaveLength(0);
    expect(formsIn($).map(({ hidden }) => hidden['action'])).toEqual(['cancel']);
    expect($('form button').text()).toBe('Yes, release it');
  });

  it('a meeting on hold has a confirm button with the mail’s link, which sends only its key', () => {
    const [form] = formsIn(draw({ ...shown(hold), confirm: 'c' }));
    expect(form).toMatchObject({ method: 'post', action: '/meet/book/en' });
    expect(form?.hidden).toEqual({ action: 'confirm', meeting: 'M-7KQ2-94MX', confirm: 'c' });
    expect(form?.form.find('button').text()).toBe('Confirm the meeting');
    // Opened again afterwards, the link says that it is confirmed.
    const again = draw({ ...shown(), confirm: 'c' });
    expect(readableText(again)).toContain('It’s already booked');
    expect(formsIn(again).map(({ hidden }) => hidden['action'])).toEqual(['cancel']);
  });

  it.each([shown({ state: 'cancelled' }), shown({ state: 'expired' }), shown({ isPast: true })])(
    'a meeting that is cancelled, expired or past links to a new booking',
    (answer) => {
      const $ = draw(answer);
      expect($('form, a[href*="move=1"], a[href*=".ics"]')).toHaveLength(0);
      expect($('a[href="/meet/book/en"]')).not.toHaveLength(0);
    },
  );
});
