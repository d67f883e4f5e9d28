import { expect, it } from 'vitest';
import { unreadBadge } from './find-person.ts';

it.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('the unread badge for %i is %j', (count, badge) => {
  expect(unreadBadge(count)).toBe(badge);
});
