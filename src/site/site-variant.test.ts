import { describe, expect, it } from 'vitest';
import { builtVariant, chooseText, hasMarks, mark, markedVariant, pageVariant, resolveMarks } from './site-variant.ts';

const off = { charges: [], taxNote: '' } as const;
const pesos = { charges: ['cop'], taxNote: 'IVA 19 %' } as const;

describe('a marked text', () => {
  it.each([
    [mark('cards', 'by card', 'by invoice'), 'by card', 'by card', 'by invoice'],
    [`a ${mark('usd', 'buy', 'ask')} b`, 'a buy b', 'a ask b', 'a ask b'],
    [mark('cards', `x ${mark('usd', 'u', 'n')} y`, 'z'), 'x u y', 'x n y', 'z'],
    [mark('taxes', `<p>${markedVariant.taxNote}</p>`, ''), '', '<p>IVA 19 %</p>', ''],
    ['unmarked', 'unmarked', 'unmarked', 'unmarked'],
  ])('%j becomes what each server offers', (text, sandbox, wompi, none) => {
    expect([builtVariant, pesos, off].map((variant) => resolveMarks(text, variant))).toEqual([sandbox, wompi, none]);
  });

  it('must be whole', () => {
    expect(() => resolveMarks(mark('cards', 'a', 'b').slice(0, -1), off)).toThrow('has no end');
    expect(hasMarks(mark('cards', 'a', 'b'))).toBe(true);
    expect(hasMarks('a')).toBe(false);
  });

  it('is chosen by a flag, in the build and on the server alike', () => {
    const inBuild = chooseText(markedVariant.flags.usd, 'buy', 'ask');
    expect(resolveMarks(inBuild, pesos)).toBe(chooseText(pageVariant(pesos).flags.usd, 'buy', 'ask'));
    expect(pageVariant(pesos).flags).toMatchObject({ cards: '1', cop: '1', usd: '', cad: '', taxes: '1' });
  });
});
