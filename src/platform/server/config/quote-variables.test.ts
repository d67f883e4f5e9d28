import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const taxes = (QUOTE_TAXES: string) => readConfig({ QUOTE_TAXES }).quoteTaxes;

describe('QUOTE_TAXES', () => {
  it('is empty by default', () => {
    expect(taxes('')).toEqual({});
  });

  it('is read by country, which may have several taxes', () => {
    expect(taxes('co:IVA:19, ca:GST:5,ca:QST:9.97')).toEqual({
      co: [{ name: 'IVA', rate: 1900 }],
      ca: [
        { name: 'GST', rate: 500 },
        { name: 'QST', rate: 997 },
      ],
    });
  });

  it.each(['co', 'co:IVA', 'xx:IVA:19', 'co:IVA:19.123', 'co:IVA:-1', 'co::19', 'co:IVA:19,'])('refuses %s', (text) => {
    expect(() => taxes(text)).toThrow(/^QUOTE_TAXES must name countries.*It is ".*"\.$/);
  });
});
