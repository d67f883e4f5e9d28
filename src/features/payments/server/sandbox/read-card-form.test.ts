import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardBrand,
  containsCardNumber,
  expiryProblem,
  passesLuhn,
  readCardNumber,
  testCards,
} from './read-card-form.ts';

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((list) => list.join(''));
/** Every payload has exactly one check digit. */
const valid = digits(11, 18).map((payload) => {
  const check = [...'0123456789'].find((digit) => passesLuhn(payload + digit));
  return payload + check;
});

describe('the Luhn check', () => {
  it('accepts one of the ten last digits', () => {
    fc.assert(
      fc.property(digits(1, 18), (payload) => {
        expect([...'0123456789'].filter((digit) => passesLuhn(payload + digit))).toHaveLength(1);
      }),
    );
  });

  it('detects one wrong digit in any position', () => {
    fc.assert(
      fc.property(valid, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
        const place = at % number.length;
        const wrong = (Number(number[place]) + shift) % 10;
        expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('detects swapped neighbours, except 0 and 9', () => {
    fc.assert(
      fc.property(valid, fc.nat(), (number, at) => {
        const place = at % (number.length - 1);
        const [one = '', other = ''] = [number[place], number[place + 1]];
        fc.pre(one !== other && ![one + other, other + one].includes('09'));
        expect(passesLuhn(number.slice(0, place) + other + one + number.slice(place + 2))).toBe(false);
      }),
    );
  });
});

describe('a card number', () => {
  it('is read with any spacing, and only its last four digits are returned', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '\u00a0', '\t', '–'), { minLength: 19, maxLength: 19 });
    fc.assert(
      fc.property(valid, gaps, (number, spaces) => {
        fc.pre(!/^0+$/.test(number));
        const card = readCardNumber([...number].map((digit, at) => digit + spaces[at]).join(''));
        expect(card).toMatchObject({ lastFour: number.slice(-4) });
        expect(JSON.stringify(card)).not.toContain(number);
      }),
    );
  });

  it.each(testCards)('$number ends as $outcome', ({ number, outcome }) => {
    expect(readCardNumber(number)).toMatchObject({ outcome });
  });

  it.each([
    ['4000 0566 5566 5556', 'ERROR', 'VISA'],
    ['6011111111111117', 'ERROR', 'DISCOVER'],
    ['３７８２８２２４６３１０００５', 'ERROR', 'AMEX'],
  ])('that is not a test card, such as %s, ends in an error', (number, outcome, brand) => {
    expect(readCardNumber(number)).toMatchObject({ outcome, brand });
  });

  it.each([
    ['', 'missing'],
    [' - ', 'missing'],
    ['4242 4242 4242 424x', 'digits'],
    ['42424242424', 'length'],
    ['42'.repeat(10), 'length'],
    ['4242 4242 4242 4243', 'check'],
    ['0000 0000 0000 0000', 'check'],
  ])('cannot be %j: %s', (number, problem) => {
    expect(readCardNumber(number)).toBe(problem);
  });

  it.each([
    ['2221000000000009', 'MASTERCARD'],
    ['2720990000000007', 'MASTERCARD'],
    ['2721000000000004', 'CARD'],
    ['5555555555554444', 'MASTERCARD'],
    ['340000000000009', 'AMEX'],
    ['36000000000008', 'DINERS'],
  ])('%s has the brand %s', (number, brand) => {
    expect(cardBrand(number).name).toBe(brand);
  });

  it('is detected in other fields, however it is written', () => {
    expect(
      ['4242 4242 4242 4242', 'x4242-4242-4242-4242@example.com', '4242/4242/4242'].map(containsCardNumber),
    ).toEqual([...[true, true, true]]);
    expect(['Ana Ruiz', '08/30', 'ana.1990@example.com'].map(containsCardNumber)).toEqual([false, false, false]);
  });
});

describe('the date on a card', () => {
  const on = (typed: string, now: string) => expiryProblem(typed, new Date(now));

  it.each(['11/26', '11 / 2026', '1126', '112026', '11-26', ' 11/26 ', '11/46'])('accepts %j', (typed) => {
    expect(on(typed, '2026-11-20T12:00:00Z')).toBeUndefined();
  });

  it.each(['', ' '])('reports %j as missing', (typed) => {
    expect(on(typed, '2026-11-20T12:00:00Z')).toBe('missing');
  });

  it.each(['13/30', '0/30', '00/30', '11/99', '11', '11/1999', 'nov/26', '11/26/2026', '2026-11'])(
    'reports %j as unreadable',
    (typed) => expect(on(typed, '2026-11-20T12:00:00Z')).toBe('unreadable'),
  );

  it('is valid to the end of its month in every time zone', () => {
    expect(on('11/26', '2026-12-01T11:59:59Z')).toBeUndefined();
    expect(on('11/26', '2026-12-01T12:00:00Z')).toBe('past');
    expect(on('12/26', '2027-01-01T11:59:59Z')).toBeUndefined();
    expect(on('10/26', '2026-11-20T12:00:00Z')).toBe('past');
    expect(on('02/28', '2028-02-29T23:59:59Z')).toBeUndefined();
  });
});
