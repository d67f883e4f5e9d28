import { describe, expect, it } from 'vitest';
import { writeClock } from '#site/time.ts';
import { inRegionalForm } from './regional-form.ts';

describe('a page for the USA', () => {
  it.each([
    ['<p>US$10 <b>per month</b></p>', '<p>$10 <b>per month</b></p>'],
    ['<textarea>US$5 at 14:00 <b></textarea>', '<textarea>US$5 at 14:00 <b></textarea>'],
    ['<input value="US$5"/>', '<input value="US$5"/>'],
    ['<p>A call of 0:38 minutes</p>', '<p>A call of 0:38 minutes</p>'],
  ])('has %s as %s', (page, american) => {
    expect(inRegionalForm(page, 'en-US')).toBe(american);
  });
});

describe('a page for Canada', () => {
  it.each([
    ['<p>Our development center in color</p>', '<p>Our development centre in colour</p>'],
    ['<h1>Centers, Catalogs and canceled installments</h1>', '<h1>Centres, Catalogues and cancelled instalments</h1>'],
    ['<p class="color" title="center">colored</p>', '<p class="color" title="center">coloured</p>'],
    ['<style>p{color:gray}</style>', '<style>p{color:gray}</style>'],
    ['<textarea>center</textarea>', '<textarea>center</textarea>'],
    ['<p>Bicentennial, centered, licensed</p>', '<p>Bicentennial, centered, licensed</p>'],
  ])('has %s as %s', (page, canadian) => {
    expect(inRegionalForm(page, 'en-CA')).toBe(canadian);
  });
});

describe('a page for Spain', () => {
  const seven = '7:30\u00a0p.\u00a0m.';

  it('has every time of a day in 24 hours', () => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
      const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      expect(inRegionalForm(`<b>${writeClock(time, 'es')}</b>`, 'es-ES')).toBe(
        `<b>${writeClock(time, 'es', 'es')}</b>`,
      );
    }
  });

  it.each([
    [`<script>go("${seven}")</script> ${seven}`, `<script>go("${seven}")</script> 19:30`],
    [`<textarea>${seven}</textarea>`, `<textarea>${seven}</textarea>`],
    [`<input value="${seven}"/>`, `<input value="${seven}"/>`],
    ['<p>Espera media: 0:38</p>', '<p>Espera media: 0:38</p>'],
  ])('has %s as %s', (page, spanish) => {
    expect(inRegionalForm(page, 'es-ES')).toBe(spanish);
  });
});

it('a page for another country stays as it was built', () => {
  const page = `<p>US$10, center, ${writeClock('14:00', 'es')}</p>`;
  expect(['en', 'es-CO', 'fr-CA'].map((language) => inRegionalForm(page, language))).toEqual(Array(3).fill(page));
});
