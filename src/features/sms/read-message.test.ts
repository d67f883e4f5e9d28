import { expect, it } from 'vitest';
import { readMessage, smsLimits } from './message.ts';

const most = smsLimits.counted;

it('what is too long is cut, not through the middle of an emoji, and none before it is harmed', () => {
  const text = `🐜${'x'.repeat(most - 3)}🐜`;
  expect(text).toHaveLength(most + 1);
  expect(readMessage(text)).toEqual({ text: `🐜${'x'.repeat(most - 3)}`, tooLong: most + 1 });
  expect(readMessage(text.slice(1, -2))).toEqual({ text: text.slice(1, -2) });
});
