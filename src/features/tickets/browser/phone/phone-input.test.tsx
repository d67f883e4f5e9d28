import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { callingCodes } from '#site/phone.ts';
import { PhoneInput } from './phone-input.tsx';
import { PlainCountries } from './plain-countries.tsx';

const words = wordsIn('es').phone;
const given = { id: 'p', name: 'phone', language: 'es', words, onChange: () => undefined } as const;

describe('the rendered phone field', () => {
  const html = renderToString(
    <PhoneInput {...given} error="Mal" optional="(opcional)">
      <PlainCountries
        name="phone"
        choose={words.choose}
        label={words.choose}
        countries={callingCodes('es')}
        country="GQ"
      />
    </PhoneInput>,
  );

  it('has a number with a label, a description and autocomplete', () => {
    expect(html).toMatch(/<label[^>]*for="p">Teléfono<span[^>]*> <!-- -->\(opcional\)/);
    const input = html.match(/<input [^>]*type="tel"[^>]*>/)?.[0] ?? '';
    for (const attribute of ['id="p"', 'name="phone"', 'autoComplete="tel"', 'aria-describedby="p-message"'])
      expect(input).toContain(attribute);
  });

  it('sends the country once: by the plain list, until React has loaded', () => {
    expect(html.match(/name="phoneCountry"/g)).toHaveLength(1);
    expect(html).toMatch(/<noscript.*<select name="phoneCountry" aria-label="Elija el país".*<\/noscript>/);
    expect(html).toContain('<option value="GQ" selected="">Guinea Ecuatorial +240</option>');
  });

  it('shows the calling code of the visitor’s country, and Colombia’s if that is unknown', () => {
    expect(html).toContain('<span data-when-country="none co">CO +57</span>');
    expect(html).toContain('<span data-when-country="jp">JP +81</span>');
  });
});
