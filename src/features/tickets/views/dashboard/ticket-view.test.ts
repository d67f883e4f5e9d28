import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { fullViews, nasty } from '#features/dashboard/views/testing-answers.ts';
import { actionsOf, draw } from '#features/dashboard/views/testing-draw.ts';
import { attributesOf, formsIn } from '#platform/testing-html.ts';

const words = wordsIn('en').dashboard;

describe('the ticket view of the dashboard', () => {
  const $ = draw(fullViews.ticket);

  it('names the author of each message', () => {
    expect(attributesOf($, '[data-author]', 'data-author')).toEqual(['visitor', 'team']);
    expect($('[data-author=visitor] strong[dir=auto]').text()).toBe('You');
    expect($('[data-author=team] strong[dir=auto]').text()).toBe('Hormiga, our team');
  });

  it('has a reply form', () => {
    const [form] = formsIn($);
    expect(form?.hidden).toEqual({ action: 'reply', reference: 'H-7KQ2-94MX', message_id: 'message-1' });
    expect(form?.names).toEqual(['message', 'attachments']);
  });

  it('has a reply form when the ticket is closed', () => {
    const { ticket, ...view } = fullViews.ticket;
    const closed = draw({ ...view, ticket: { ...ticket, state: 'closed' } });
    expect(actionsOf(closed)).toEqual(['reply']);
    expect(closed.root().text()).toContain(words.ticket.closed);
    expect($.root().text()).not.toContain(words.ticket.closed);
  });

  it('shows a text that was too long again', () => {
    const wrong = { typed: { message: nasty }, problems: { message: 'tooLong' } };
    const again = draw(fullViews.ticket, { wrong });
    expect(again('#account-message-message').text()).toBe('Please keep this to 5,000 characters.');
    expect(again('#account-message').val()).toBe(nasty);
  });
});
