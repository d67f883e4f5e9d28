import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { countries } from '#site/countries.ts';
import { isPhoneWrong } from '../../ticket-phone.ts';
import { type PhoneEntry, siteCodeOf } from './phone-entry.ts';
import { countryOf, entryOf, nationalPart, phoneProblem } from './phone-rules.ts';

const anyCountry = fc.constantFrom(...getCountries());
const sent = ({ number, countryCode }: PhoneEntry) => ({
  telefono_cliente: number,
  telefono_clienteCountry: countryCode || undefined,
});

describe('a pasted number', () => {
  it.each([
    ['+1 416 555 0123', 'CO', 'CA', '(416) 555-0123'],
    ['+1 416 555 0123', 'US', 'CA', '(416) 555-0123'],
    ['0057 300 123 4567', 'CA', 'CO', '300 1234567'],
    ['0057 300 123 4567', 'CO', 'CO', '300 1234567'],
    ['+57 (300) 123-4567', 'US', 'CO', '300 1234567'],
    ['(+57) 300 123 4567', 'US', 'CO', '300 1234567'],
    ['tel:+573001234567', 'US', 'CO', '300 1234567'],
    ['\u202a+57\u00a0300\u00a0123\u20114567\u202c', 'JP', 'CO', '300 1234567'],
    ['＋５７ ３００ １２３ ４５６７', 'JP', 'CO', '300 1234567'],
    ['011 57 300 123 4567', 'US', 'CO', '300 1234567'],
    ['57 300 123 4567', 'CO', 'CO', '300 1234567'],
    ['3001234567', 'CO', 'CO', '300 1234567'],
    ['416-555-0123', 'US', 'US', '(416) 555-0123'],
  ])('reads %j, while %s is chosen, as a number of %s: %s', (text, chosen, countryCode, number) => {
    expect(entryOf(text, chosen)).toMatchObject({ countryCode, number });
    expect(phoneProblem(entryOf(text, chosen))).toBeUndefined();
  });

  it('gives all four parts of an entry', () => {
    expect(entryOf('+57 300 123 4567', 'CA')).toEqual({
      number: '300 1234567',
      phoneCode: '57',
      countryCode: 'CO',
      formattedNumber: '+573001234567',
    });
  });

  it.each(['+999 123 456', '+800 1234 5678', '+881 612 345 678'])('finds no country for %s', (text) => {
    expect(entryOf(text, 'CO')).toMatchObject({ number: text, countryCode: '', phoneCode: '' });
    expect(phoneProblem(entryOf(text, 'CO'))).toBe('country');
  });

  it('has its calling code and is valid, for any country', () => {
    fc.assert(
      fc.property(anyCountry, anyCountry, (country, chosen) => {
        const code = getCountryCallingCode(country);
        const entry = entryOf(`+${code} ${examples[country]}`, chosen);
        expect(entry.phoneCode).toBe(code);
        expect(entry.formattedNumber).toBe(`+${code}${examples[country]}`);
        expect(phoneProblem(entry)).toBeUndefined();
        // The server reads the same number from it.
        expect(entryOf(entry.number, entry.countryCode)).toEqual(entry);
      }),
      { numRuns: 500 },
    );
  });

  it('gives its country wherever the number alone identifies it', () => {
    const shared = getCountries().filter((country) => {
      return countryOf(`+${getCountryCallingCode(country)}${examples[country]}`, 'CO') !== country;
    });
    expect(shared).toEqual(['AX', 'BL', 'CC', 'CX', 'EH', 'IM', 'MF', 'SJ', 'VA']);
  });
});

describe('a number that is being typed', () => {
  it.each([
    ['+', 'CO', 'CO'],
    ['+5', 'CO', 'CO'],
    ['+57 30', 'US', 'CO'],
    ['+1 41', 'CA', 'CA'],
    ['+1 41', 'CO', 'CO'],
    ['+1 416 5', 'CO', 'CO'],
    ['+1 416 555 01', 'CA', 'CA'],
    ['+1 555 123 4567', 'CO', 'US'],
    ['+1 555 123 4567', 'CA', 'CA'],
    ['+99', 'CO', 'CO'],
    ['30', 'CO', 'CO'],
    ['1 555', 'CO', 'CO'],
    ['', 'GQ', 'GQ'],
  ])('%j, while %s is chosen, belongs to %s', (text, chosen, country) => {
    expect(countryOf(text, chosen)).toBe(country);
  });

  it.each([
    ['+57 300 12', '30012'],
    ['+999 123', '999123'],
    ['300 12', '30012'],
    ['', ''],
  ])('%j leaves %j to dial when another country is chosen', (text, part) => {
    expect(nationalPart(text).replaceAll(' ', '')).toBe(part);
  });
});

describe('the problem of a phone number', () => {
  it('is undefined for an empty field', () => {
    expect(phoneProblem(entryOf('', 'CO'))).toBeUndefined();
    expect(phoneProblem(entryOf(' \u202a ', ''))).toBeUndefined();
  });

  it('is undefined for a number whose national form cannot be parsed again', () => {
    const entry = entryOf('79561234', 'GA');
    expect(entry.formattedNumber).toBe('+24179561234');
    expect(phoneProblem(entry)).toBeUndefined();
    expect(isPhoneWrong(sent(entry))).toBe(false);
  });

  it('is the same as on the server, for any input', () => {
    const anyText = fc.oneof(
      fc.stringMatching(/^[+0-9 ()-]{0,20}$/),
      fc.string({ maxLength: 40 }),
      anyCountry.map((country) => `${examples[country]}`),
    );
    fc.assert(
      fc.property(anyText, anyCountry, (text, chosen) => {
        const entry = entryOf(text, chosen);
        const problem = phoneProblem(entry);
        if (problem !== 'country') expect(problem === 'invalid').toBe(isPhoneWrong(sent(entry)));
        if (problem === undefined && entry.number) expect(entry.formattedNumber).not.toBe('');
        // Without JavaScript the text is sent as typed, with the same result.
        const plain = { telefono_cliente: text, telefono_clienteCountry: chosen };
        if (problem !== 'country') expect(isPhoneWrong(plain)).toBe(problem === 'invalid');
      }),
      { numRuns: 2000 },
    );
  });
});

it('has the calling codes of the site’s countries as the full table has them', () => {
  for (const { id } of countries) {
    const country = getCountries().find((code) => code.toLowerCase() === id);
    expect(country && getCountryCallingCode(country)).toBe(siteCodeOf(id.toUpperCase()));
  }
});
