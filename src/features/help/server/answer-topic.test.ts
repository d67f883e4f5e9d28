import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { testPage } from '#app/testing-site.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { products } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import { attributesOf, parseHtml, textsOf } from '#platform/testing-html.ts';
import { readAddress } from '#site/address.ts';
import { contactDialogId, meetingDialogId } from '#site/dialogs.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { askHelp } from '../contract.ts';
import { actionOf, answerTopic } from './answer-topic.ts';
import { createHelp } from './create-help.ts';
import { topics, waysToAPerson } from './topics.ts';

const help = createHelp({ pages: new Map() });
const personIn = (language: Language) => waysToAPerson.map((action) => actionOf(action, language));
const ask = (question: string, language: Language = 'en') => {
  const [answer] = help(question, language);
  if (!answer) throw new Error(`There is no answer to ${question}`);
  return answer;
};
const priceQuestion = { en: 'how much is', es: 'cuánto vale', fr: 'combien coûte' } as const;

describe.each(languageCodes)('the answers in %s', (language) => {
  it('have a text without gaps, a page, and one to three actions that lead to pages or to WhatsApp', () => {
    for (const topic of topics) {
      const { title, text, page, href, actions } = answerTopic({ topic, product: 'wabot' }, language);
      expect(`${title} ${text} ${page}`, topic.id).not.toMatch(/[{}]|undefined|NaN/);
      expect(actions.length, topic.id).toBeGreaterThan(0);
      expect(actions.length, topic.id).toBeLessThan(4);
      for (const address of [href, ...actions.map((action) => action.href)]) {
        if (address.startsWith('https://wa.me/')) continue;
        const { pathname, searchParams } = new URL(address, 'https://site.example');
        expect(readAddress(pathname, searchParams)?.language, address).toBe(language);
      }
    }
  });

  it('follow the contract of the call', () => {
    const answers = topics.map((topic) => answerTopic({ topic, product: 'wabot' }, language));
    const response = { CODE: 1, DESCRIPTION: '', DATA: { answers, person: personIn(language) } };
    expect(askHelp.response.safeParse(response).error).toBeUndefined();
  });

  it.each(products.filter(({ slug }) => slug !== 'suppmail'))(
    'name the monthly price of $name in three currencies',
    (product) => {
      const { text, title, actions } = ask(`${priceQuestion[language]} ${product.name.toUpperCase()}`, language);
      for (const currency of ['usd', 'cad', 'cop'] as const) {
        expect(text).toContain(formatMoney({ minor: product.price[currency] * 100, currency }, language, 'code'));
      }
      expect(text).toContain(wordsIn(language).product.perMonth);
      expect(title).toContain(product.name);
      expect(actions[0]?.href).toBe(`${product.page}/${language}`);
    },
  );

  it('sell Suppmail by the year', () => {
    const { text, actions } = ask(`${priceQuestion[language]} suppmail`, language);
    for (const { price } of helpDesk.plans) {
      if (price) expect(text).toContain(formatMoney({ minor: price * 100, currency: 'cop' }, language, 'code'));
    }
    expect(text).not.toContain(wordsIn(language).product.perMonth);
    expect(actions[0]?.href).toBe(`/products/suppmail/${language}#plans`);
  });

  it('are shown without JavaScript with their actions, which open the dialogs where there is JavaScript', () => {
    const draw = (question: string) => {
      const answered = { question, answers: help(question, language), person: personIn(language) };
      return parseHtml(drawLive({ path: '/support', help: answered }, language).content);
    };
    const { topics: texts, unknown, actions } = wordsIn(language).helpAnswers;
    const known = draw(texts.cancelMeeting.title);
    expect(textsOf(known, '[role=log]').join()).toContain(texts.cancelMeeting.title);
    expect(attributesOf(known, '[role=log] a', 'href')).toContain(`/dashboard/${language}?view=meetings`);

    const nothing = draw('asdf');
    expect(textsOf(nothing, '[role=log]').join()).toContain(unknown);
    expect(textsOf(nothing, '[role=log] a').map((label) => label.split(' (')[0])).toEqual([
      actions.write,
      actions.whatsapp,
      actions.book,
    ]);
    expect(nothing(`[role=log] a[data-opens=${contactDialogId}]`).attr('href')).toBe(`/contact/${language}#form`);
    expect(nothing(`[role=log] a[data-opens=${meetingDialogId}]`).attr('href')).toBe(`/meet/book/${language}`);
    expect(nothing('[role=log] a[target=_blank]').attr('href')).toMatch(/^https:\/\/wa\.me\/\d+/);
  });
});

it('a topic ranks before the pages, which follow', () => {
  const page = (title: string) => `<title>${title} · Hormiga</title><meta name="description" content="Refund"/>`;
  const site = createHelp({
    pages: new Map([
      ['/terms/en', testPage(page('Refund of deposits'))],
      ['/politics/en', testPage(page('Bananas'))],
    ]),
  });
  expect(site('refund', 'en').map(({ title }) => title)).toEqual([
    wordsIn('en').helpAnswers.topics.refund.title,
    'Refund of deposits',
  ]);
  expect(site('bananas', 'en').map(({ title, actions }) => [title, actions.length])).toEqual([['Bananas', 0]]);
});
