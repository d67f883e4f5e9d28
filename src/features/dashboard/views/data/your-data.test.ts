import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { control, errorOf, formsIn } from '#ui/testing-forms.ts';
import { fullViews } from '../testing-answers.ts';
import { draw } from '../testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('the data page', () => {
  it('can download, correct and delete', () => {
    const html = draw(fullViews.data);
    const forms = formsIn(html);
    expect(forms.map(({ hidden, names }) => [hidden['action'], ...names])).toEqual([
      ['download'],
      ['delete', 'confirm_email'],
    ]);
    expect(html).toContain('href="/dashboard/en?view=profile" class');
    expect(html).toContain('href="/politics/en"');
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('keeps the deletion open if another address was typed', () => {
    const wrong = { typed: { confirm_email: 'other@example.com' }, problems: { confirm_email: 'different' } };
    const html = draw(fullViews.data, { wrong });
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(control(html, 'account-confirm_email')).toContain('value="other@example.com"');
    expect(errorOf(html, 'account-confirm_email')).toBe(words.problems.confirm_email.different);
  });

  it('lists the requests, with dates in Bogotá time', () => {
    expect(draw(fullViews.data)).toMatch(/<time dateTime="2026-11-15T19:05:00.000Z"[^>]*>Nov 15, 2026, 14:05<\/time>/);
  });
});
