import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { PhoneField } from './phone-field.tsx';

const draw = (country?: string) =>
  renderToStaticMarkup(
    <PhoneField
      id="p"
      name="phone"
      label="Teléfono"
      countryLabel="País"
      countries={callingCodes('es')}
      {...(country && { country })}
    />,
  );

describe('calling codes', () => {
  it('are named in the language of the page and sorted by it', () => {
    const spanish = callingCodes('es');
    expect(spanish).toContainEqual({ country: 'US', code: '+1', name: 'Estados Unidos' });
    expect(callingCodes('fr')).toContainEqual({ country: 'JP', code: '+81', name: 'Japon' });
    const names = spanish.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('es-CO').compare));
    expect(names.length).toBeGreaterThan(200);
  });

  it('have no country twice', () => {
    const countries = callingCodes('en').map(({ country }) => country);
    expect(new Set(countries).size).toBe(countries.length);
  });
});

describe('a phone field', () => {
  it('begins with Colombia', () => {
    expect(draw()).toContain('<option value="CO" selected="">Colombia +57</option>');
    expect(draw().match(/ selected=/g)).toHaveLength(1);
  });

  it('takes another country', () => {
    expect(draw('GQ')).toContain('<option value="GQ" selected="">Guinea Ecuatorial +240</option>');
  });

  it('posts the number and the country, and names both controls', () => {
    expect(draw()).toMatch(/<select[^>]*name="phoneCountry"/);
    expect(draw()).toMatch(/<select[^>]*aria-label="País"/);
    expect(draw()).toMatch(/<input[^>]*type="tel"[^>]*name="phone"/);
    expect(draw()).toMatch(/<label[^>]*for="p"/);
  });
});
