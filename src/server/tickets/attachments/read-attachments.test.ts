import { expect, it } from 'vitest';
import { ticketLimits } from '#contracts/ticket-limits.ts';
import { readAttachments } from './read-attachments.ts';

const text = (name = 'a.txt', content = 'Hola') => new File([content], name);

it.each([
  ['tooMany', Array.from({ length: ticketLimits.attachments + 1 }, () => text())],
  ['tooLarge', [text(), text('b.txt', 'x'.repeat(ticketLimits.attachmentBytes + 1))]],
  ['content', [text(), text('a.png')]],
])('says that it is %s', async (problem, files) => {
  expect(await readAttachments(files)).toEqual({ problem });
});

it.each([
  ['Ñandú 🐜.txt', 'Ñandú 🐜.txt'],
  ['a\r\nb\u0000.txt', 'ab.txt'],
  // Not cut in the middle of an emoji, and with its ending.
  [`${'x'.repeat(300)}${'🐜'.repeat(250)}.txt`, `x${'🐜'.repeat(250)}.txt`],
])('shows %j as %j', async (name, shown) => {
  expect(await readAttachments([text(name)])).toMatchObject({ attachments: [{ name: shown, type: 'text/plain' }] });
});
