import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackWinmail } from './winmail.ts';

const uint16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const uint32 = (value: number) => Buffer.concat([uint16(value & 0xffff), uint16(value >>> 16)]);
const latin = (text: string) => Buffer.from(`${text}\0`, 'latin1');
const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');

/** An attribute: its level, its id, its length, the data and a checksum. */
function attribute(level: 1 | 2, id: number, data: Uint8Array): Buffer {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0);
  return Buffer.concat([Buffer.from([level]), uint32(id), uint32(data.length), data, uint16(sum)]);
}

type Property = readonly [id: number, type: 0x1e | 0x1f | 0x102 | 0x0d | 3, value: Uint8Array];

function encodeProperties(list: readonly Property[], before: readonly Buffer[] = []): Buffer {
  const encoded = list.map(([id, type, value]) => {
    const padded = Buffer.concat([value, Buffer.alloc(-value.length & 3)]);
    const head = Buffer.concat([uint16(type), uint16(id)]);
    return type === 3 ? Buffer.concat([head, value]) : Buffer.concat([head, uint32(1), uint32(value.length), padded]);
  });
  return Buffer.concat([uint32(list.length + before.length), ...before, ...encoded]);
}

const tnef = (...parts: readonly Uint8Array[]) => Buffer.concat([uint32(0x223e9f78), uint16(1), ...parts]);
const codePage = (page: number) => attribute(1, 0x69007, Buffer.concat([uint32(page), uint32(0)]));
const attachmentBegins = attribute(2, 0x69002, Buffer.alloc(14));
const title = (name: string) => attribute(2, 0x18010, latin(name));
const data = (content: string) => attribute(2, 0x6800f, Buffer.from(content));
const ofAttachment = (list: readonly Property[]) => attribute(2, 0x69005, encodeProperties(list));
const ofMessage = (list: readonly Property[], before?: readonly Buffer[]) =>
  attribute(1, 0x69003, encodeProperties(list, before));

const shown = (bytes: Uint8Array) => {
  const unpacked = unpackWinmail(bytes);
  const files = unpacked?.files.map(({ name, content }) => [name, Buffer.from(content).toString()]);
  return unpacked && { ...unpacked, files };
};

/** The example of the specification (MS-OXRTFCP, 3.1.1). */
const compressedRtf = Buffer.from(
  '2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232 0af32068656c090020627705b06c647d0a800fa0'.replace(
    ' ',
    '',
  ),
  'hex',
);

describe('a winmail.dat', () => {
  it('gives its files under their long names, and its text', () => {
    const sample = tnef(
      codePage(1252),
      ofMessage([
        [0x1000, 0x1f, utf16('Hola, adjunto la cotización.')],
        [0x0e07, 3, uint32(1)],
      ]),
      attachmentBegins,
      title('COTIZA~1.DOC'),
      data('the quote'),
      ofAttachment([[0x3707, 0x1f, utf16('Cotización № 7.docx')]]),
      attachmentBegins,
      title('“Plano” 5 €.pdf'.replace(/[“”€]/g, (sign) => ({ '“': '\x93', '”': '\x94', '€': '\x80' })[sign] ?? '')),
      data('the plan'),
    );
    expect(shown(sample)).toEqual({
      text: 'Hola, adjunto la cotización.',
      files: [
        ['Cotización № 7.docx', 'the quote'],
        ['“Plano” 5 €.pdf', 'the plan'],
      ],
      isComplete: true,
    });
  });

  it('reads content that is a property, names in a code page, and properties with names of their own', () => {
    const guid = Buffer.alloc(16, 7);
    const numbered = Buffer.concat([uint16(3), uint16(0x8001), guid, uint32(0), uint32(5), uint32(9)]);
    const name = utf16('Keywords');
    const words = [latin('uno'), latin('dos')].flatMap((word) => [uint32(word.length), word]);
    const named = [uint16(0x101e), uint16(0x8002), guid, uint32(1), uint32(name.length), name, Buffer.alloc(2)];
    const sample = tnef(
      codePage(1251),
      ofMessage(
        [[0x1000, 0x1e, Buffer.from('cff0e8e2e5f200', 'hex')]],
        [numbered, Buffer.concat([...named, uint32(2), ...words])],
      ),
      attachmentBegins,
      ofAttachment([
        [0x3704, 0x1e, Buffer.from('eff0e8e2e5f22e62696e00', 'hex')],
        [0x3701, 0x102, Buffer.from('five!')],
      ]),
    );
    expect(shown(sample)).toEqual({ text: 'Привет', files: [['привет.bin', 'five!']], isComplete: true });
  });

  it('gives a formatted text as a file if there is no plain one', () => {
    const sample = tnef(ofMessage([[0x1009, 0x102, compressedRtf]]));
    expect(shown(sample)?.files).toEqual([['message.rtf', '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n']]);
    const withText = tnef(
      ofMessage([
        [0x1009, 0x102, compressedRtf],
        [0x1000, 0x1e, latin('hello world')],
      ]),
    );
    expect(shown(withText)).toMatchObject({ text: 'hello world', files: [] });
    const damaged = tnef(ofMessage([[0x1009, 0x102, compressedRtf.subarray(0, 30)]]));
    expect(shown(damaged)).toMatchObject({ files: [], isComplete: false });
  });

  it('gives the files and the text of a message within it, but does not go deeper than a few', () => {
    const within = (inner: Uint8Array) =>
      tnef(
        attachmentBegins,
        ofAttachment([
          [0x3001, 0x1f, utf16('Fwd')],
          [0x3701, 0x0d, Buffer.concat([Buffer.alloc(16), inner])],
        ]),
      );
    const innermost = tnef(attribute(1, 0x2800c, latin('inner text')), attachmentBegins, title('a.txt'), data('a'));
    expect(shown(within(innermost))?.files).toEqual([
      ['a.txt', 'a'],
      ['Fwd.txt', 'inner text'],
    ]);
    let nested = innermost;
    for (let n = 0; n < 10; n++) nested = within(nested);
    expect(shown(nested)?.files?.[0]?.[0]).toBe('Fwd');
  });

  it('is not read if it is something else', () => {
    expect(unpackWinmail(Buffer.from('PK\u0003\u0004 something else'))).toBeUndefined();
    expect(unpackWinmail(new Uint8Array())).toBeUndefined();
    expect(unpackWinmail(uint32(0x223e9f78))).toBeUndefined();
  });

  it('gives what could be read before the damage, and says that it is not all', () => {
    const whole = tnef(
      attachmentBegins,
      title('a.txt'),
      data('first'),
      attachmentBegins,
      title('b.txt'),
      data('second'),
    );
    expect(shown(whole.subarray(0, -4))).toEqual({ text: undefined, files: [['a.txt', 'first']], isComplete: false });
    const wrongLevel = Buffer.concat([whole, Buffer.from([9, 9, 9])]);
    expect(shown(wrongLevel)).toMatchObject({
      files: [
        ['a.txt', 'first'],
        ['b.txt', 'second'],
      ],
      isComplete: false,
    });
    const countless = attribute(
      2,
      0x69005,
      Buffer.concat([uint32(0xffffffff), uint16(0x1001), uint16(1), uint32(0xffffffff)]),
    );
    expect(shown(tnef(attachmentBegins, data('x'), countless))).toMatchObject({
      files: [['file-1', 'x']],
      isComplete: false,
    });
  });

  it('ends after a limited number of attributes', () => {
    const many = tnef(title('a'), data('x'), Buffer.alloc(60_000 * 11, attribute(1, 0, new Uint8Array())));
    expect(shown(many)).toEqual({ text: undefined, files: [['a', 'x']], isComplete: false });
  });

  it('never throws and gives no more than was in it, whatever bytes it has', () => {
    const sample = tnef(
      codePage(1252),
      ofMessage([[0x1009, 0x102, compressedRtf]]),
      attachmentBegins,
      title('plano.pdf'),
      data('the plan'),
      ofAttachment([
        [0x3707, 0x1f, utf16('long name.pdf')],
        [0x3701, 0x0d, Buffer.concat([Buffer.alloc(16), tnef(title('b'), data('b'))])],
      ]),
    );
    const changes = fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { maxLength: 8 });
    const damaged = fc.tuple(changes, fc.nat(sample.length)).map(([list, length]) => {
      const bytes = Buffer.from(sample);
      for (const [at, byte] of list) bytes[at] = byte;
      return bytes.subarray(0, length);
    });
    const random = fc.uint8Array({ maxLength: 200 }).map((bytes) => tnef(bytes));
    fc.assert(
      fc.property(fc.oneof(damaged, random), (bytes) => {
        const files = unpackWinmail(bytes)?.files.filter(({ name }) => name !== 'message.rtf') ?? [];
        const total = files.reduce((sum, { content }) => sum + content.length, 0);
        expect(total).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 500 },
    );
  });
});
