import { describe, expect, it } from 'vitest';
import { writeClock } from '#site/written-forms.ts';
import { inRegionalForm, rewriteFor } from './regional-form.ts';

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

describe('a text of a page whose country is chosen later', () => {
  const clockTimes = Array.from(
    { length: 24 * 4 },
    (_, n) => `${Math.floor(n / 4)}:${String((n % 4) * 15).padStart(2, '0')}`,
  );

  it('is written for the USA, and back', () => {
    const built = 'US$10, CA$15 or COP 50,000; US$0.0012 each (US$1,200.50)';
    const american = '$10, CA$15 or COP 50,000; $0.0012 each ($1,200.50)';
    expect(rewriteFor('en', 'en-US')?.(built)).toBe(american);
    expect(rewriteFor('en-US', 'en')?.(american)).toBe(built);
  });

  it.each(clockTimes)('a text with %s is written for Spain, and back', (time) => {
    const [built, peninsular] = [writeClock(time, 'es'), writeClock(time, 'es', 'es')];
    expect(rewriteFor('es-CO', 'es-ES')?.(`A las ${built}.`)).toBe(`A las ${peninsular}.`);
    expect(rewriteFor('es-GQ', 'es-CO')?.(`A las ${peninsular}.`)).toBe(`A las ${built}.`);
  });

  it('is spelled for Canada, and back', () => {
    const [built, canadian] = ['Our US$5 catalogs, a Center in color', 'Our US$5 catalogues, a Centre in colour'];
    expect(rewriteFor('en', 'en-CA')?.(built)).toBe(canadian);
    expect(rewriteFor('en-CA', 'en-US')?.(canadian)).toBe('Our $5 catalogs, a Center in color');
  });

  it('keeps durations, offsets and dates when it is written back', () => {
    const text = 'Espera media: 0:38. UTC\u221210:30, UTC+05:30, 2027-01-20';
    expect(rewriteFor('es-ES', 'es-CO')?.(text)).toBe(text);
  });

  it.each([
    ['en', 'es-CO'],
    ['es-ES', 'es-GQ'],
    ['fr-CA', 'fr-CA'],
  ])('is the same for %s and %s', (from, to) => {
    expect(rewriteFor(from, to)).toBeUndefined();
  });
});
