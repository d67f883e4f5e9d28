import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { parseHtml } from '#platform/testing-html.ts';
import { callingCodes } from '#site/phone.ts';
import { PhoneInput } from './phone-input.tsx';
import { PlainCountries } from './plain-countries.tsx';

const words = wordsIn('es').phone;
const given = { id: 'p', name: 'phone', label: 'Teléfono', language: 'es', words, onChange: () => undefined } as const;

describe('the rendered phone field', () => {
  const $ = parseHtml(
    renderToString(
      <PhoneInput {...given} error="Mal" optional="(opcional)">
        <PlainCountries
          name="phone"
          choose={words.choose}
          label={words.choose}
          countries={callingCodes('es')}
          country="GQ"
        />
      </PhoneInput>,
    ),
  );

  it('has a number with a label, a description and autocomplete', () => {
    expect($('label[for=p]').text()).toBe('Teléfono (opcional)');
    expect($('input[type=tel]').attr()).toMatchObject({
      id: 'p',
      name: 'phone',
      autocomplete: 'tel',
      'aria-describedby': 'p-message',
    });
  });

  it('sends the country once: by the plain list, until React has loaded', () => {
    expect($('[name=phoneCountry]')).toHaveLength(1);
    expect($('noscript select[name=phoneCountry]').attr('aria-label')).toBe('Elija el país');
    expect($('option[value=GQ][selected]').text()).toBe('Guinea Ecuatorial +240');
  });

  it('shows the calling code of the visitor’s country, and Colombia’s if that is unknown', () => {
    expect($('span[data-when-country="none co"]').text()).toBe('CO +57');
    expect($('span[data-when-country=jp]').text()).toBe('JP +81');
  });
});
