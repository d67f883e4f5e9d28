import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { attributesOf, formsIn, textsOf } from '#platform/testing-html.ts';
import { fullViews } from './testing-answers.ts';
import { draw } from './testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('notifications', () => {
  it('can be marked as read one by one, or all', () => {
    const forms = formsIn(draw(fullViews.notifications)).map(({ hidden }) => hidden);
    expect(forms).toEqual([
      { action: 'read-all', page: '2' },
      { action: 'read', id: '7', page: '2' },
    ]);
  });

  it('link to what they are about, and to the other pages', () => {
    const $ = draw(fullViews.notifications);
    const links = attributesOf($, 'li a[class*=boxLink]', 'href');
    expect(links).toEqual([7, 6, 5].map((id) => `/dashboard/en?notification=${id}`));
    const pages = attributesOf($, `nav[aria-label="${wordsIn('en').staff.pages.label}"] a`, 'href');
    expect(pages).toEqual(['/dashboard/en?view=notifications', '/dashboard/en?view=notifications&page=3']);
  });

  it('are marked as new in words', () => {
    const unread = textsOf(draw(fullViews.notifications), '*').filter((text) => text === words.notifications.unread);
    expect(unread).toHaveLength(1);
  });
});
