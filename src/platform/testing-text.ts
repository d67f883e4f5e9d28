import fc from 'fast-check';

/** Any character of Unicode, which leaves out surrogates. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

/** Text of any characters. fast-check's own unit `binary` lists a million of them first, which takes two seconds. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: character, maxLength });
}
