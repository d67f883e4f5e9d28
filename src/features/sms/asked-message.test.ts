import { expect, it } from 'vitest';
import { actOn } from './message.ts';

const asked = { text: 'Señor, “hola”', recipients: '20' };

it('a message is written plainly, keeps what it was, and is brought back', () => {
  const plain = actOn(asked, 'plain');
  expect(plain).toEqual({ text: 'Señor, "hola"', recipients: '20', before: asked.text });
  expect(actOn(plain, 'undo')).toEqual(asked);
});

it('a message is only counted, or has nothing to be brought back to', () => {
  expect(actOn({ ...asked, before: 'x' }, 'count')).toEqual(asked);
  expect(actOn(asked, 'undo')).toEqual(asked);
});
