import { expect, it } from 'vitest';
import { ticketLimits } from '../ticket-limits.ts';
import { readAttachments } from './attachments.ts';

const upload = (name = 'a.txt', isTooLarge = false) => ({
  name,
  isTooLarge,
  id: 'an id',
  path: '/nowhere',
  bytes: 4,
  sha256: '',
  firstBytes: Buffer.from('Hola'),
  isText: true,
  marks: [],
  zipEndings: [],
  isZipCut: false,
  failure: undefined,
});

it.each([
  ['tooMany', '', Array.from({ length: ticketLimits.attachments + 1 }, () => upload())],
  ['tooLarge', 'b.txt', [upload('a.exe'), upload('b.txt', true)]],
  ['kind', 'a.exe', [upload(), upload('a.exe')]],
  ['kind', 'a_txt.exe', [upload('a\u202etxt.exe')]],
  ['content', 'a.png', [upload(), upload('a.png')]],
])('reports the problem %s, and the file %s', (problem, file, uploads) => {
  expect(readAttachments(uploads)).toEqual({ problem, file });
});

it.each([
  ['Ñandú 🐜.txt', 'Ñandú 🐜.txt'],
  ['a\r\nb\u0000.txt', 'ab.txt'],
  // An emoji is not cut in half, and the extension stays.
  [`${'x'.repeat(300)}${'🐜'.repeat(250)}.txt`, `x${'🐜'.repeat(250)}.txt`],
])('shows the name %j as %j', (name, shown) => {
  expect(readAttachments([upload(name)])).toMatchObject({ attachments: [{ name: shown, type: 'text/plain' }] });
});
