import { expect, it } from 'vitest';
import { actOn } from './message.ts';

const message = { text: 'Señor, “hola”', recipients: '20' };

it('a message is simplified, and restored by undo', () => {
  const plain = actOn(message, 'plain');
  expect(plain).toEqual({ text: 'Señor, "hola"', recipients: '20', before: message.text });
  expect(actOn(plain, 'undo')).toEqual(message);
});

it('counting drops the undo text, and undo without it changes nothing', () => {
  expect(actOn({ ...message, before: 'x' }, 'count')).toEqual(message);
  expect(actOn(message, 'undo')).toEqual(message);
});
