import { expect, it } from 'vitest';
import { unreadBadge } from './find-person.ts';

it.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [9, '9'],
  [10, '10'],
  [99, '99'],
  [100, '99+'],
  [2500, '99+'],
])('the unread badge for %i is %j', (count, badge) => {
  expect(unreadBadge(count)).toBe(badge);
});
