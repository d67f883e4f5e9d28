import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { formsIn } from '#ui/testing-forms.ts';
import { fullViews } from './testing-answers.ts';
import { draw } from './testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('notifications', () => {
  it('can be marked as read one by one, or all', () => {
    const forms = formsIn(draw(fullViews.notifications)).map(({ hidden }) => hidden);
    expect(forms).toEqual([{ action: 'read-all' }, { action: 'read', id: '7' }]);
  });

  it('link to the request they are about', () => {
    const html = draw(fullViews.notifications);
    expect(html.match(/<h2><a href="\/dashboard\/en\?view=tickets&amp;ticket=H-7KQ2-94MX"/g)).toHaveLength(1);
  });

  it('are marked as new in words', () => {
    expect(draw(fullViews.notifications).match(new RegExp(`>${words.notifications.unread}<`, 'g'))).toHaveLength(1);
  });
});
