import fc from 'fast-check';
import { anyText } from '../../src/platform/testing-text.ts';

/** Texts that have broken programs before: characters that databases, patterns, URLs or pages cannot handle. */
const classics = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\ufeff', '\u202etxt.exe', '\u200b', '\u2028', '\ufffd'],
  ...['👩‍👩‍👧‍👦', 'Z̸̡̛͇a̴l̷g̷o̶', 'ﷺ', 'İ', 'ß', 'ﬀ', '٠١٢', '１２３', 'ана@пример.рф', 'a@b', '@', 'a@b.c\nBcc: x@y.zz'],
  ...["' or 1=1 --", '"; drop table ticket; --', '%', '_', '\\', '\\u0000', '%00', '%s%n', '#{7*7}', '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil',
  ],
  ...[
    '../../../etc/passwd',
    'C:\\con',
    '/dev/null',
    'file:///etc/passwd',
    '\r\nSet-Cookie: a=b',
    '\r\n\r\nHTTP/1.1 200',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '0',
    '-1',
    '1e309',
    '0x10',
    '9007199254740993',
    '2147483648',
    '1,5',
  ],
  ...[
    '99999999999999999999',
    '0000-00-00',
    '2026-02-30T25:61:61Z',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
  ],
  ...[
    '9999-12-31T23:59:59Z',
    '10000-01-01',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'H-7KQ2-94MX',
    'Q-7KQ2-94MX-3HTW',
  ],
  ...[
    'a'.repeat(70),
    'a'.repeat(12_000),
    '😀'.repeat(3_000),
    '\u0000'.repeat(50),
    'a\n'.repeat(2_000),
    'http://a.b '.repeat(500),
  ],
];

export const hostileText = fc.oneof(
  // PostgreSQL cannot store this character.
  { arbitrary: fc.constantFrom('\u0000', 'a\u0000', 'a\u0000@example.com'), weight: 1 },
  { arbitrary: fc.constantFrom(...classics), weight: 5 },
  { arbitrary: anyText(40), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
  // Lone surrogates, in any order.
  {
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((units) => String.fromCharCode(...units)),
    weight: 1,
  },
);

const nested = (depth: number): unknown =>
  depth === 0 ? 'deep' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** JSON values of unexpected types. */
export const hostileJson = fc.oneof(
  { arbitrary: hostileText, weight: 5 },
  {
    arbitrary: fc.constantFrom<unknown>(
      ...[
        null,
        true,
        false,
        0,
        -0,
        -1,
        0.5,
        1e21,
        1e308,
        2 ** 31,
        2 ** 53 + 2,
        -(2 ** 63),
        [],
        {},
        [[]],
        [null],
        ['a', 'b'],
      ],
      ...[nested(50), nested(2_000), { toString: 1 }, JSON.parse('{"__proto__":{"polluted":true}}')],
      ...[{ constructor: { prototype: { polluted: true } } }, Array.from({ length: 500 }, () => 'x')],
    ),
    weight: 3,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** Unknown field names, among them properties of every object. */
export const strangeName = fc.constantFrom(
  ...['__proto__', 'constructor', '__proto__.polluted', 'constructor.prototype.polluted', 'toString', 'hasOwnProperty'],
  ...['', '\u0000', 'a[b]', 'a.b.c', '0', 'length', 'then', '\ud800', '💥'],
);

export const hostileFile = fc
  .record({
    name: fc.constantFrom(
      '',
      'a.png',
      '../../a.png',
      'a\u0000.png',
      '\ud800.pdf',
      'a'.repeat(5_000),
      'x.html',
      '💥.txt',
    ),
    type: fc.constantFrom('', 'image/png', 'text/html', 'application/pdf', 'text/plain', 'x'),
    content: fc.constantFrom('', '\u0089PNG\r\n\u001a\n', '%PDF-1.7', '<html>', 'plain', '\u0000'.repeat(100)),
  })
  .map(({ name, type, content }) => new File([Buffer.from(content, 'latin1')], name, { type }));
