import { expect, it } from 'vitest';
import { packagesFor } from './buy-panel.tsx';

const packages = [
  { id: 'email-small', emails: 10_000, most: 20 },
  { id: 'email-medium', emails: 50_000, most: 20 },
  { id: 'email-large', emails: 100_000, most: 20 },
];
const found = (quantity: number) => {
  const { id, count } = packagesFor(quantity, packages) ?? {};
  return id && `${id}.${count}`;
};

it('the packages for a quantity have the fewest e-mails left over', () => {
  expect(found(0)).toBeUndefined();
  expect(found(1)).toBe('email-small.1');
  expect(found(25_000)).toBe('email-small.3');
  expect(found(50_000)).toBe('email-medium.1');
  expect(found(100_000)).toBe('email-large.1');
  expect(found(230_000)).toBe('email-medium.5');
  expect(found(2_000_000)).toBe('email-large.20');
  expect(found(2_000_001)).toBeUndefined();
});
