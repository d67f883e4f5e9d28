import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { type Dom, formsIn, parseHtml, readableText } from '#platform/testing-html.ts';
import type { StatusAnswer, TicketStatus } from '../../live-answers.ts';

const found: TicketStatus = { reference: 'H-7KQ2-94MX', state: 'received', receivedAt: Date.UTC(2026, 10, 20, 12) };
const draw = (more: Partial<TicketStatus>, email = '', reply?: StatusAnswer['reply']) => {
  const status = { reference: found.reference, email, found: { ...found, ...more }, reply };
  return parseHtml(drawLive({ path: '/support/status', status }, 'en').content);
};

it('shows the message as text without links, and a note for readers who did not write it', () => {
  const message = 'See https://evil.example\n<a href="//evil.example">now</a>';
  const $ = draw({ message });
  expect($('blockquote').text()).toBe(message);
  expect($('[href*=evil]')).toHaveLength(0);
  expect(readableText($)).toContain('Wasn’t it you who wrote this?');
});

it('shows only the state to visitors without the link of a mail', () => {
  const $ = draw({});
  expect($('blockquote')).toHaveLength(0);
  expect(readableText($)).not.toMatch(/What you wrote|Wasn’t it you/);
  expect(readableText($)).toContain('With our team');
});

it('leads to the conversation in the account, with the address that was typed and that in no URL', () => {
  const back = '/dashboard/en?view=tickets&ticket=H-7KQ2-94MX';
  const typed = draw({}, 'ana@example.com');
  const signIn = formsIn(typed).find(({ action }) => action === '/login/en');
  expect(signIn).toMatchObject({ method: 'post', hidden: { step: 'email', email: 'ana@example.com', back } });
  expect(typed('[href*="ana"]')).toHaveLength(0);
  // Somebody who came by the link of a mail has typed no address.
  expect(draw({})(`a[href="${back}"]`)).toHaveLength(1);
});

describe('for a visitor with the link of a mail', () => {
  const entry = { author: 'team', text: 'Yes.', at: found.receivedAt, files: [] } as const;
  const entries = [{ ...entry, author: 'visitor', text: 'https://evil.example' } as const, entry];
  const opened = (reply: Partial<NonNullable<StatusAnswer['reply']>> = {}, state: TicketStatus['state'] = 'answered') =>
    draw({ message: 'Hello', entries, key: 'k', state }, '', { messageId: 'message-1', ...reply });
  const replyForm = ($: Dom) => formsIn($).find(({ hidden }) => hidden['action'] === 'reply');

  it('has the conversation and a form to reply, whose address has the key', () => {
    const $ = opened();
    expect($('[href*=evil]')).toHaveLength(0);
    expect(replyForm($)).toMatchObject({
      method: 'post',
      action: '/support/status/en?reference=H-7KQ2-94MX&key=k',
      hidden: { message_id: 'message-1' },
      names: expect.arrayContaining(['message', 'attachments']),
    });
    expect(readableText($)).toContain('All your requests in one place');
    expect(replyForm(draw({}))).toBeUndefined();
    expect(readableText(draw({}))).toContain('Sign in to read our answers');
  });

  it('says that a reply was sent, or why not, and keeps what was typed', () => {
    expect(opened({ isSent: true })('[role=status]').text()).toContain('Your reply has been sent');
    const wrong = { typed: { message: 'A long text', attachments: 'a.exe' }, problems: { attachments: 'kind' } };
    const refused = opened({ errorText: 'Too many', wrong });
    expect(refused('[role=alert]').text()).toContain('Too many');
    expect(refused('textarea[name=message]').val()).toBe('A long text');
    expect(refused('#attachments-message').text()).toContain('a.exe');
    expect(readableText(opened({}, 'closed'))).toContain('write here and it will reopen');
  });

  it('shows the text even if the conversation cannot be shown', () => {
    const reply = { messageId: 'm', errorText: 'Not now', wrong: { typed: { message: 'A long text' }, problems: {} } };
    const status = { reference: found.reference, email: '', reply };
    const $ = parseHtml(drawLive({ path: '/support/status', status }, 'en').content);
    expect($('textarea[readonly]').val()).toBe('A long text');
    expect($('[role=alert]').text()).toContain('Not now');
  });
});
