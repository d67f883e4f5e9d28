import { describe, expect, it } from 'vitest';
import { testPage } from '#app/testing-site.ts';
import { expectToHold } from '#platform/server/testing-memory.ts';
import { createHelp, searchAnswers } from './create-help.ts';
import { readPage } from './read-page.ts';

const page = (title: string, data: unknown[], description = 'What it is') =>
  `<title>${title} · Hormiga</title><meta name="description" content="${description}"/><section id="questions"></section>` +
  `<script type="application/ld+json">${JSON.stringify({ '@graph': data })}</script>`;
const question = (name: string, text: string) => ({ name, acceptedAnswer: { text } });
const faq = (...mainEntity: unknown[]) => ({ '@type': 'FAQPage', mainEntity });
const product = {
  '@type': 'Product',
  offers: [
    { price: 10, priceCurrency: 'USD' },
    { price: 50000, priceCurrency: 'COP' },
    { price: 3, priceCurrency: 'XYZ' },
  ],
};

describe('the answers of a page', () => {
  it('are the page itself, with its prices, and its questions', () => {
    const html = page(
      'Ducks &amp; sites',
      [product, faq(question('Can I leave?', 'Yes.'))],
      'It&#x27;s &quot;good&quot;',
    );
    expect(readPage(html, '/x/en', 'en')).toEqual([
      {
        title: 'Ducks & sites',
        page: 'Ducks & sites',
        href: '/x/en',
        about: 'price',
        text: 'It\'s "good" USD\u00A010 · COP\u00A050,000',
      },
      { title: 'Can I leave?', text: 'Yes.', href: '/x/en#questions', page: 'Ducks & sites', isQuestion: true },
    ]);
  });

  it('are only the page itself if it has no structured data', () => {
    expect(readPage('<title>Alone</title>', '/x/fr', 'fr')).toEqual([
      { title: 'Alone', text: '', href: '/x/fr', page: 'Alone', about: '' },
    ]);
  });

  it('have no title, price or question if the page has them in another form', () => {
    const data = [
      { '@type': 'Product', offers: { price: 10, priceCurrency: 'USD' } },
      { '@type': 'Product', offers: [{ price: 'free', priceCurrency: 'USD' }, null] },
      { '@type': 'FAQPage', mainEntity: 'none' },
      'a text',
    ];
    const scripts = data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('');
    const html = `<meta name="description" content="Caf&eacute; &lt;b&gt;"/>${scripts}`;
    expect(readPage(html, '/x/en', 'en')).toEqual([
      { title: '', text: 'Caf&eacute; <b>', href: '/x/en', page: '', about: '' },
    ]);
  });

  it('are read once, from the pages of the language, without the home pages of countries', () => {
    const pages = new Map([
      ['/company_about/en', testPage(page('About ants', []))],
      ['/company_about/es', testPage(page('Las hormigas', []))],
      ['/es-co/en', testPage(page('Ants at home', []))],
      ['/login/en', testPage(page('Ants who are members', []))],
    ]);
    const help = createHelp({ pages });
    const titles = (question: string, language: 'en' | 'es') => help(question, language).map(({ title }) => title);
    expect(titles('ants', 'en')).toEqual(['About ants']);
    expect(titles('hormigas', 'es')).toEqual(['Las hormigas']);
    expect(help('hormigas', 'es')).toMatchObject([{ href: '/company_about/es' }]);
    pages.clear();
    expect(titles('ants', 'en')).toEqual(['About ants']);
    expect(titles('ants', 'es')).toEqual([]);
  });
});

describe('the search', () => {
  const known = [
    ...readPage(page('Wabot: a bot', [product]), '/products/wabot/en', 'en'),
    ...readPage(page('Ducksites', [product, faq(question('Can I leave?', 'At any time.'))]), '/d/en', 'en'),
    ...readPage(
      page('Support', [faq(question('Can I leave?', 'Write to us.'), question('Hours', 'From eight.'))]),
      '/s/en',
      'en',
    ),
  ];
  const ask = (question: string) => searchAnswers(known, 'en')(question).map(({ title, href }) => `${title} ${href}`);

  it('understands synonyms, other endings, typos and capitals', () => {
    for (const question of ['How much does wabot cost?', 'WABOT PRICES', 'price of wabott', 'wabot fee 🤖'])
      expect(ask(question)[0], question).toBe('Wabot: a bot /products/wabot/en');
  });

  it('ranks a question in exactly the same words first', () => {
    expect(ask('hours?')[0]).toBe('Hours /s/en#questions');
    expect(ask('CAN I LEAVE')[0]).toMatch(/^Can I leave/);
  });

  it('returns one answer to a question that several pages have', () => {
    expect(ask('Can I leave?')).toHaveLength(1);
  });

  it('returns nothing rather than something unrelated', () => {
    for (const question of ['', '   ', '¿?', 'how do I', 'weather in Paris', 'x'.repeat(200), 'wabot weather in Paris'])
      expect(ask(question), question).toEqual([]);
  });

  it('finds words with and without their accents', () => {
    const es = searchAnswers(readPage(page('Facturación electrónica', []), '/f/es', 'es'), 'es');
    for (const question of ['facturacion', 'FACTURACIÓN', 'facturación electronica'])
      expect(
        es(question).map(({ href }) => href),
        question,
      ).toEqual(['/f/es']);
    const fr = searchAnswers(readPage(page('Système de réunions', []), '/f/fr', 'fr'), 'fr');
    expect(fr('un systeme?').map(({ href }) => href)).toEqual(['/f/fr']);
  });

  it.each([
    ['en', 'Prices', 'What are your fees?'],
    ['en', 'How to pay', 'credit cards'],
    ['es', 'Cómo pagar', 'tarjetas de crédito'],
    ['fr', 'Une rencontre', 'Comment prendre rendez-vous ?'],
    ['fr', 'Nos heures', 'Quels sont vos horaires ?'],
    ['fr', 'Payer en ligne', 'cartes de crédit'],
  ] as const)('knows singular and plural, and in %s finds %j for %j', (language, title, question) => {
    const search = searchAnswers(readPage(page(title, []), '/x', language), language);
    expect(search(question).map((answer) => answer.title)).toEqual([title]);
  });
});

it('the index of the help does not keep the pages that it was made of', async () => {
  const html = (n: number) =>
    `${page(`Ducks number ${n}`, [], `What the ducks of number ${n} can do`)}<p>${n} ${'x'.repeat(2_000_000)}`;
  const search = await expectToHold(10, () =>
    searchAnswers(Array.from({ length: 20 }, (_, n) => readPage(html(n), `/${n}/en`, 'en')).flat(), 'en'),
  );
  expect(search('ducks')).toHaveLength(3);
});
