import { describe, expect, it } from 'vitest';
import type { Language } from '#site/languages.ts';
import { callingCodes } from '#site/phone.ts';
import { countryOptions } from './phone-rules.ts';
import { inOrder, searchCountries } from './search-countries.ts';

const find = (text: string, language: Language = 'es', current = 'CO') =>
  searchCountries(inOrder(countryOptions(language), current), text).map(({ country }) => country);

describe('the list of countries', () => {
  it('starts with the current one, Colombia, the United States and Canada, followed by the others by name', () => {
    expect(find('', 'es', 'JP').slice(0, 6)).toEqual(['JP', 'CO', 'US', 'CA', 'AF', 'AL']);
    expect(find('', 'en', 'US').slice(0, 4)).toEqual(['US', 'CO', 'CA', 'AF']);
    expect(find('', 'fr', '').slice(0, 3)).toEqual(['CO', 'US', 'CA']);
    expect(find('').length).toBe(callingCodes('es').length);
  });
});

describe('the country search', () => {
  it.each<[string, Language, string]>([
    ['japon', 'es', 'JP'],
    ['JAPÓN', 'es', 'JP'],
    ['japan', 'es', 'JP'],
    ['germany', 'fr', 'DE'],
    ['états unis', 'fr', 'US'],
    ['usa', 'es', 'US'],
    ['us', 'en', 'US'],
    ['ee. uu.', 'es', 'US'],
    ['eeuu', 'es', 'US'],
    ['uk', 'en', 'GB'],
    ['cote d’ivoire', 'fr', 'CI'],
    ["cote d'ivoire", 'fr', 'CI'],
    ['ÅLAND', 'en', 'AX'],
    ['gq', 'es', 'GQ'],
    ['57', 'es', 'CO'],
    ['+57', 'en', 'CO'],
    ['+ 1', 'en', 'US'],
    ['1', 'fr', 'US'],
    ['34', 'es', 'ES'],
  ])('a search for %j in %s finds %s first', (text, language, country) => {
    expect(find(text, language)[0]).toBe(country);
  });

  it('matches the first digits of a calling code, not the last', () => {
    expect(find('24')).toContain('GQ');
    expect(find('40')).not.toContain('GQ');
    expect(find('999')).toEqual([]);
  });

  it('matches part of a name, after the names that begin with it', () => {
    const found = find('guinea', 'en');
    expect(found[0]).toBe('GN');
    expect(found).toEqual(expect.arrayContaining(['GQ', 'PG', 'GW']));
    expect(found.indexOf('PG')).toBeGreaterThan(found.indexOf('GW'));
  });

  it('finds everything for an empty text, and nothing for nonsense', () => {
    expect(find(' + ').length).toBe(callingCodes('es').length);
    expect(find('zzz')).toEqual([]);
    expect(find('(*[')).toHaveLength(callingCodes('es').length);
  });
});
