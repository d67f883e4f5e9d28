import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['ana@example.com', 'ana@example.com'],
  [' Ana@EXAMPLE.com', 'ana@example.com'],
  ['ana+shop@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['An.a@GoogleMail.com', 'ana@gmail.com'],
  ['ana@peña.example', 'ana@xn--pea-8ma.example'],
  ['ana@xn--pea-8ma.example', 'ana@xn--pea-8ma.example'],
  ['no address', '@no address'],
])('mail to %s is counted for %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
