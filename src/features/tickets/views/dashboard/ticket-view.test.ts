import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { fullViews, nasty } from '#features/dashboard/views/testing-answers.ts';
import { actionsOf, draw } from '#features/dashboard/views/testing-draw.ts';
import { errorOf, formsIn } from '#ui/testing-forms.ts';

const words = wordsIn('en').dashboard;

describe('the ticket view of the dashboard', () => {
  const html = draw(fullViews.ticket);

  it('names the author of each message', () => {
    expect(html).toMatch(/data-author="visitor"[\s\S]*<strong dir="auto">You<\/strong>[\s\S]*data-author="team"/);
    expect(html).toContain('<strong dir="auto">Hormiga, our team</strong>');
  });

  it('has a reply form', () => {
    const [form] = formsIn(html);
    expect(form?.hidden).toEqual({ action: 'reply', reference: 'H-7KQ2-94MX', message_id: 'message-1' });
    expect(form?.names).toEqual(['message']);
  });

  it('has a reply form when the ticket is closed', () => {
    const { ticket, ...view } = fullViews.ticket;
    const closed = draw({ ...view, ticket: { ...ticket, state: 'closed' } });
    expect(actionsOf(closed)).toEqual(['reply']);
    expect(closed).toContain(words.ticket.closed);
    expect(html).not.toContain(words.ticket.closed);
  });

  it('shows a text that was too long again', () => {
    const wrong = { typed: { message: nasty }, problems: { message: 'tooLong' } };
    const again = draw(fullViews.ticket, { wrong });
    expect(errorOf(again, 'account-message')).toBe('Please keep this to 5,000 characters.');
    expect(again).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;</textarea>');
  });
});
