import { expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import type { TicketStatus } from '../../live-answers.ts';

const found: TicketStatus = { reference: 'H-7KQ2-94MX', state: 'received', receivedAt: Date.UTC(2026, 10, 20, 12) };
const draw = (more: Partial<TicketStatus>) => {
  const status = { reference: found.reference, email: '', found: { ...found, ...more } };
  return drawLive({ path: '/support/status', status }, 'en').content;
};

it('shows the message as text without links, and a note for readers who did not write it', () => {
  const content = draw({ message: 'See https://evil.example\n<a href="//evil.example">now</a>' });
  const [quoted = ''] = /<blockquote.*?<\/blockquote>/s.exec(content) ?? [];
  expect(quoted).toContain('See https://evil.example\n&lt;a href=&quot;//evil.example&quot;&gt;now&lt;/a&gt;');
  expect(content.match(/href="[^"]*evil/)).toBeNull();
  expect(content).toContain('Was it not you who wrote this?');
});

it('shows only the state to visitors without the link of a mail', () => {
  const content = draw({});
  expect(content).not.toMatch(/blockquote|What was written|Was it not you/);
  expect(content).toContain('With our team');
});
