import { describe, expect, it } from 'vitest';
import { checkWords, differencesIn } from './check-words.ts';
import * as listed from './en/index.ts';
import { wordsIn } from './words.ts';

it('every language has every text that English has', () => {
  expect(checkWords).not.toThrow();
});

it('the list of the English words has the names under which they are read', () => {
  expect(wordsIn('en')).toEqual({ ...listed });
});

const english = { header: { skip: 'Skip', greeting: 'Hello {name}' }, steps: ['One', 'Two'] };
const spanish = { header: { skip: 'Saltar', greeting: 'Hola {name}' }, steps: ['Uno', 'Dos'] };

const check = (translated: unknown) => differencesIn('es', english, translated).join('\n');

describe('the comparison of a language with English', () => {
  it('accepts the same keys with the same placeholders', () => {
    expect(check(spanish)).toBe('');
  });

  it('names a missing key', () => {
    expect(check({ ...spanish, header: { skip: 'Saltar' } })).toContain('missing: header › greeting');
  });

  it('names a superfluous key and the folder', () => {
    const extra = { ...spanish, header: { ...spanish.header, old: 'Viejo' } };
    expect(check(extra)).toContain('src/content/es');
    expect(check(extra)).toContain('superfluous: header › old');
  });

  it('names an empty text, a short list and a missing placeholder', () => {
    expect(check({ ...spanish, header: { ...spanish.header, skip: ' ' } })).toContain(
      'header › skip: the text is empty',
    );
    expect(check({ ...spanish, steps: ['Uno'] })).toContain('missing: steps › 1');
    expect(check({ ...spanish, header: { ...spanish.header, greeting: 'Hola {nombre}' } })).toContain(
      'header › greeting: must use the placeholders of the English text (name)',
    );
  });

  it('names a form that the plurals of the language need', () => {
    const pages = '{n, plural, one {# page} other {# pages}}';
    expect(differencesIn('es', [pages], ['{n, plural, =1 {una página} one {una página} other {# páginas}}'])).toEqual(
      [],
    );
    expect(differencesIn('es', [pages], ['{n, plural, two {# páginas} other {# páginas}}'])).toEqual([
      'src/content/es, 0: a plural has no case "one", which this language needs',
    ]);
    expect(differencesIn('es', [pages], ['{n, plural, =0 {ninguna página} other {páginas}}'])).toEqual([]);
  });

  it('names a long list, and a list, a group or a text in place of something else', () => {
    expect(check({ ...spanish, steps: ['Uno', 'Dos', 'Tres'] })).toContain('superfluous: steps › 2');
    expect(check({ ...spanish, steps: { 0: 'Uno', 1: 'Dos' } })).toContain('missing: steps');
    expect(check({ ...spanish, steps: 'Uno' })).toContain('missing: steps');
    expect(check({ ...spanish, header: { ...spanish.header, skip: ['Saltar'] } })).toContain('missing: header › skip');
    expect(check(null)).toContain('missing');
  });

  it('lists all errors together', () => {
    expect(check({})).toMatch(/header[\s\S]*steps/);
  });
});
