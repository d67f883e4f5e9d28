import { describe, expect, it } from 'vitest';
import { invoiceRulesOf, nitCheckDigit, readTaxId, type TaxIdTypeName, taxIdTypesOf } from './tax-ids.ts';

describe('the check digit of a NIT', () => {
  // Published by the companies and authorities themselves.
  it.each([
    ['890903938', 8],
    ['899999068', 1],
    ['800197268', 4],
    ['860034313', 7],
    ['899999090', 2],
  ])('the check digit of %s is %i', (digits, expected) => {
    expect(nitCheckDigit(digits)).toBe(expected);
  });
});

describe('a tax id', () => {
  it.each<[TaxIdTypeName, string, string]>([
    ['nit', '890.903.938-8', '890903938-8'],
    ['nit', '8909039388', '890903938-8'],
    ['nit', '890903938', '890903938-8'],
    ['nit', '890 903 938 – 8'.replace('–', '-'), '890903938-8'],
    // A person's number has ten digits and looks like a company's with its check digit.
    ['nit', '1.020.304.050', '1020304050'],
    ['cc', '1.020.304.050', '1020304050'],
    ['ce', 'e-123456', 'E123456'],
    ['pasaporte', 'av 123456', 'AV123456'],
    ['rfc', 'GODE561231GR8', 'GODE561231GR8'],
    ['rfc', 'sat-970701-nn3', 'SAT970701NN3'],
    ['pe-ruc', '20131312955', '20131312955'],
    ['pe-dni', '12345678', '12345678'],
    ['rut', '12.345.678-5', '12345678-5'],
    ['ec-ruc', '1790016919001', '1790016919001'],
    ['cedula', '171003406-5', '1710034065'],
    ['cuit', '33-69345023-9', '33693450239'],
    ['ar-dni', '20.123.456', '20123456'],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cpf', '529.982.247-25', '52998224725'],
    ['ein', '12-3456789', '123456789'],
    ['bn', '123456789 RT0001', '123456789RT0001'],
    ['other', ' GB 123/x ', 'GB 123/x'],
  ])('%s %s is read as %s', (type, typed, number) => {
    expect(readTaxId(type, typed).number).toEqual(number);
  });

  it.each<[TaxIdTypeName, string]>([
    ['nit', '890.903.938-7'],
    ['nit', '12345'],
    ['nit', 'x'],
    ['cc', '12a'],
    ['rfc', '12345'],
    ['pe-ruc', '20131312954'],
    ['rut', '12.345.678-4'],
    ['cedula', '1710034066'],
    ['cuit', '33-69345023-8'],
    ['cnpj', '11.222.333/0001-82'],
    ['cpf', '529.982.247-26'],
  ])('%s %s is doubtful, and is left as it was typed', (type, typed) => {
    expect(readTaxId(type, typed)).toEqual({ number: typed, isDoubtful: true });
  });

  it('has the types of its country and kind of buyer, and always another', () => {
    expect(taxIdTypesOf('CO', 'person')).toEqual(['cc', 'ce', 'pasaporte', 'nit', 'other']);
    expect(taxIdTypesOf('CO', 'company')).toEqual(['nit', 'other']);
    expect(taxIdTypesOf('BR', 'person')).toEqual(['cpf', 'other']);
    expect(taxIdTypesOf('FR', 'company')).toEqual(['other']);
  });

  it('is required where an invoice needs it', () => {
    expect(invoiceRulesOf('CO').taxId).toBe(true);
    expect(invoiceRulesOf('US').taxId).toBe(false);
    expect(invoiceRulesOf('FR')).toEqual({ taxId: false, region: false, postalCode: false });
  });
});
