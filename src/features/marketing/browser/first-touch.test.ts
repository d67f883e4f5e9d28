import { expect, it } from 'vitest';
import { readTouch } from './first-touch.ts';

const origin = 'https://www.hormiga.example';
const touch = (search: string, referrer = '') => readTouch({ search, origin }, referrer);

it('reads the first touch from the address and the referrer', () => {
  expect(touch('?utm_source=news&utm_campaign=%C3%91and%C3%BA&id=7', 'https://search.example/?q=x')).toEqual({
    utm_source: 'news',
    utm_campaign: 'Ñandú',
    referrer: 'https://search.example/?q=x',
  });
});

it.each([
  ['nothing', ''],
  ['an empty campaign', '?utm_source='],
])('reads no first touch for %s', (_, search) => {
  expect(touch(search)).toBeUndefined();
  expect(touch(search, `${origin}/contact/en`)).toBeUndefined();
  expect(touch(search, 'nonsense')).toBeUndefined();
});
