import { describe, expect, it } from 'vitest';
import { format, placeholders } from './message.ts';

const countries = '{count, plural, =0 {no country} one {# country} other {# countries}}';

describe('format', () => {
  it('inserts values', () => {
    expect(format('{greeting}, {name}.', 'en', { greeting: 'Hello', name: 'Ñandú 🐜' })).toBe('Hello, Ñandú 🐜.');
  });

  it('ends a sentence with one full stop, also after an abbreviation', () => {
    expect(format('Hasta las {time}.', 'es', { time: '6:00 p. m.' })).toBe('Hasta las 6:00 p. m.');
    expect(format('{time}. Hola.', 'es', { time: '18:00' })).toBe('18:00. Hola.');
  });

  it.each([
    [0, 'no country'],
    [1, '1 country'],
    [1200, '1,200 countries'],
  ])('chooses the plural for %d', (count, text) => {
    expect(format(countries, 'en', { count })).toBe(text);
  });

  it('follows the plural rules and the digits of the language', () => {
    const pages = '{n, plural, one {# page} other {# pages}}';
    expect(format(pages, 'fr', { n: 0 })).toBe('0 page');
    expect(format(pages, 'es', { n: 0 })).toBe('0 pages');
    expect(format('{n, number}', 'es', { n: 12500.5 })).toBe('12.500,5');
  });

  it('writes dates in the language, on the right day', () => {
    expect(format('{day, date}', 'en', { day: '2006-10-17' })).toBe('October 17, 2006');
    expect(format('Desde el {day, date}', 'es', { day: '2006-10-17' })).toBe('Desde el 17 de octubre de 2006');
    expect(format('{day, date}', 'fr', { day: Date.UTC(2030, 11, 31, 23, 59) })).toBe('31 décembre 2030');
    expect(format('{day, date}', 'fr', { day: '2021-01-01' })).toBe('1er janvier 2021');
  });

  it('leaves # outside of a plural unchanged and supports nested cases', () => {
    expect(format('#{id}', 'en', { id: 7 })).toBe('#7');
    expect(format('{kind, select, other {#1}}', 'en', { kind: 'x' })).toBe('#1');
    const nested = '{kind, select, card {{n, plural, one {# card} other {# cards}}} other {cash}}';
    expect(format(nested, 'en', { kind: 'card', n: 2 })).toBe('2 cards');
    expect(format(nested, 'en', { kind: 'coins', n: 2 })).toBe('cash');
  });

  it('reports what is wrong', () => {
    expect(() => format('{name}', 'en', {})).toThrow('a value for {name}');
    expect(() => format('{n, plural, one {#}}', 'en', { n: 1 })).toThrow('the case "other" is missing');
    expect(() => format('{name', 'en', { name: '' })).toThrow('{name} is not closed');
    expect(() => format('name}', 'en', { name: '' })).toThrow('a closing brace too many');
    expect(() => format('{}', 'en', {})).toThrow('a placeholder without a name');
    expect(() => format('{n, plural, other {#', 'en', { n: 1 })).toThrow('the case "other" is not closed');
    expect(() => format('{n, plural, other {#}', 'en', { n: 1 })).toThrow('{n} is not closed');
  });
});

describe('placeholders', () => {
  it('lists every name once, in nested cases too', () => {
    expect(placeholders('{b} {a} {b} {n, plural, one {{c}} other {#}}')).toEqual(['a', 'b', 'c', 'n']);
    expect(placeholders('plain')).toEqual([]);
  });
});
