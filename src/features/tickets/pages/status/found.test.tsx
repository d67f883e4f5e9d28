import { expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { formsIn, parseHtml, readableText } from '#platform/testing-html.ts';
import type { TicketStatus } from '../../live-answers.ts';

const found: TicketStatus = { reference: 'H-7KQ2-94MX', state: 'received', receivedAt: Date.UTC(2026, 10, 20, 12) };
const draw = (more: Partial<TicketStatus>, email = '') => {
  const status = { reference: found.reference, email, found: { ...found, ...more } };
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

it('says that the account is for replying if the conversation is on the page', () => {
  const entry = { author: 'team', text: 'Yes.', at: found.receivedAt, files: [] } as const;
  const $ = draw({ message: 'Hello', entries: [{ ...entry, author: 'visitor', text: 'https://evil.example' }, entry] });
  expect($('[href*=evil]')).toHaveLength(0);
  expect(readableText($)).toContain('or sign in to reply on this site');
  expect(readableText(draw({}))).toContain('Sign in to read our answers');
});
