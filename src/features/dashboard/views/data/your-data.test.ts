import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { attributesOf, formsIn, textsOf } from '#platform/testing-html.ts';
import { fullViews } from '../testing-answers.ts';
import { draw } from '../testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('the data page', () => {
  it('can download, correct and delete', () => {
    const $ = draw(fullViews.data);
    const forms = formsIn($);
    expect(forms.map(({ hidden, names }) => [hidden['action'], ...names])).toEqual([
      ['download'],
      ['delete', 'confirm_email'],
    ]);
    // Not the one in the menu.
    expect(attributesOf($, 'a[class]', 'href')).toContain('/dashboard/en?view=profile');
    expect(attributesOf($, 'a', 'href')).toContain('/politics/en');
    expect(attributesOf($, 'details', 'open')).toEqual([undefined]);
  });

  it('keeps the deletion open if another address was typed', () => {
    const wrong = { typed: { confirm_email: 'other@example.com' }, problems: { confirm_email: 'different' } };
    const $ = draw(fullViews.data, { wrong });
    expect($('details[open] #account-confirm_email').val()).toBe('other@example.com');
    expect($('#account-confirm_email-message').text()).toBe(words.problems.confirm_email.different);
  });

  it('lists the requests, with dates in Bogotá time', () => {
    const $ = draw(fullViews.data);
    expect(textsOf($, 'time[datetime="2026-11-15T19:05:00.000Z"]')).toContain('Nov 15, 2026, 2:05\u00a0PM');
  });
});
