import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { attributesOf, formsIn, textsOf } from '#platform/testing-html.ts';
import { fullViews } from './testing-answers.ts';
import { draw } from './testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('notifications', () => {
  it('can be marked as read one by one, or all', () => {
    const forms = formsIn(draw(fullViews.notifications)).map(({ hidden }) => hidden);
    expect(forms).toEqual([{ action: 'read-all' }, { action: 'read', id: '7' }]);
  });

  it('link to the request they are about', () => {
    const links = attributesOf(draw(fullViews.notifications), 'li a[class*=boxLink]', 'href');
    expect(links).toEqual(['/dashboard/en?view=tickets&ticket=H-7KQ2-94MX', '/dashboard/en?view=payments']);
  });

  it('are marked as new in words', () => {
    const unread = textsOf(draw(fullViews.notifications), '*').filter((text) => text === words.notifications.unread);
    expect(unread).toHaveLength(1);
  });
});
