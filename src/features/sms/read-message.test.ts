import { expect, it } from 'vitest';
import { readMessage, smsLimits } from './message.ts';

const most = smsLimits.counted;

it('a message that is too long is cut without splitting an emoji', () => {
  const text = `🐜${'x'.repeat(most - 3)}🐜`;
  expect(text).toHaveLength(most + 1);
  expect(readMessage(text)).toEqual({ text: `🐜${'x'.repeat(most - 3)}`, tooLong: most + 1 });
  expect(readMessage(text.slice(1, -2))).toEqual({ text: text.slice(1, -2) });
});
