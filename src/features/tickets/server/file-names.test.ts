import { expect, it } from 'vitest';
import { asAttachment } from './file-names.ts';

it.each([
  ['plain.pdf', 'plain.pdf', 'plain.pdf'],
  ['cotización ñ.pdf', 'cotizacion n.pdf', 'cotizaci%C3%B3n%20%C3%B1.pdf'],
  ['..\\"ñ 🐜/a.png', '__n __a.png', '__%C3%B1%20%F0%9F%90%9C_a.png'],
  ['../../etc/passwd.txt', '_.._etc_passwd.txt', '_.._etc_passwd.txt'],
  ['a\r\nSet-Cookie: x=1.txt', 'a__Set-Cookie_ x=1.txt', 'a__Set-Cookie_%20x%3D1.txt'],
  // A right-to-left mark that would hide the extension, a full-width quotation mark, half of an emoji.
  ['exe\u202Etxt.png', 'exe_txt.png', 'exe_txt.png'],
  ['a\uFF02b.txt', 'a_b.txt', 'a%EF%BC%82b.txt'],
  ['a\uD83Db.txt', 'a_b.txt', 'a_b.txt'],
  ['a.txt \u2003', 'a.txt', 'a.txt'],
  [' . ', 'file', 'file'],
])('makes a safe Content-Disposition header of %j', (name, plain, encoded) => {
  expect(asAttachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
