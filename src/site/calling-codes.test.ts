import { describe, expect, it } from 'vitest';
import { callingCodes } from './phone.ts';

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
