import { describe, expect, it } from 'vitest';
import { helpFacts } from '#app/help-facts.ts';
import { wordsIn } from '#content/words.ts';
import type { Currency } from '#site/currencies.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { testQuestions } from '../testing-questions.ts';
import { answerTitles } from './answer-titles.ts';
import { createHelp } from './create-help.ts';
import { knownAnswers } from './known-answers.ts';

const help = createHelp({ others: helpFacts });

async function ask(question: string, language: Language, currency?: Currency) {
  return (await help.answer(question, language, currency)).answer;
}

describe.each(languageCodes.filter((code) => testQuestions[code]))('test questions in %s', (language) => {
  const asked = testQuestions[language] ?? [];

  it('are at least 150, nearly a third of them about what the site does not know', () => {
    const unknown = asked.filter(([expected]) => expected.startsWith('none'));
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(unknown.length / asked.length).toBeGreaterThan(0.3);
  });

  it('are no ways to ask', () => {
    const ways = new Set(
      knownAnswers(language).flatMap(({ ways: ofAnswer }) => ofAnswer.map((way) => way.toLowerCase())),
    );
    expect(asked.filter(([, question]) => ways.has(question.toLowerCase()))).toEqual([]);
  });

  it('are answered rightly or not at all', async () => {
    const answers = await Promise.all(
      asked.map(async ([expected, question]) => {
        const id = (await ask(question, language))?.id ?? 'none';
        return { isRight: expected.split('|').includes(id), isNone: id === 'none' };
      }),
    );
    const right = answers.filter(({ isRight }) => isRight).length / answers.length;
    const wrong = answers.filter(({ isRight, isNone }) => !isRight && !isNone).length / answers.length;
    expect(right).toBeGreaterThan(0.9);
    expect(wrong).toBeLessThan(0.02);
  });
});

describe('the ways to ask for what a page says', () => {
  it.each(languageCodes)('are, in %s, as many lists as the page has functions and questions', (language) => {
    const { helpPages } = wordsIn(language);
    const pages = knownAnswers(language).flatMap(({ answer, ways }) =>
      answer.kind === 'page' ? [{ id: answer.id, ways }] : [],
    );
    expect(pages.filter(({ ways }) => ways.length < 5).map(({ id }) => id)).toEqual([]);
    const lists = Object.values(helpPages).flatMap((page) => [
      ...('functions' in page ? page.functions : []),
      ...page.questions,
    ]);
    expect(pages.filter(({ id }) => /[#:]/.test(id))).toHaveLength(lists.length);
  });
});

describe('a question about a number or a product', () => {
  it.each([
    ['en', 'help desk plan for eight people', 'suppmailFor', '10'],
    ['es', '¿Cuánto tardan 20.000 correos?', 'emailSpeedFor', '20 minutos'],
    ['fr', 'mvp avec 160 heures', 'developmentFor', 'Impulse Small Business'],
    ['en', 'managing suppliers', 'product:provedur', ''],
    ['es', 'gestión de proveedores', 'product:provedur', ''],
    ['es', 'páginas web para restaurantes', 'product:ducksites', ''],
    ['en', 'who is the data officer?', 'dataOfficer', 'datos@'],
    ['es', 'las tildes cuestan más en un sms', 'smsLength', '70'],
  ] as const)('a question in %s, %j, is answered by %s', async (language, question, id, part) => {
    const answer = await ask(question, language);
    expect(answer?.id).toBe(id);
    expect(answer?.text).toContain(part);
  });

  it('gets no answer about another one', async () => {
    expect(await ask('plan with 999 gigabytes of pictures', 'en')).toBeUndefined();
    expect((await ask('how much is wabot', 'en'))?.id).toBe('price:wabot');
  });
});

it('answers in the language of the question', async () => {
  await help.prepare();
  const answer = await ask('no me llegó el código', 'en');
  expect(answer).toMatchObject({ id: 'code', lang: 'es' });
  expect(answer?.href).toMatch(/\/es$/);
});

it('names a price in the visitor’s currency alone', async () => {
  const texts = await Promise.all(
    (['usd', 'cad', 'cop'] as const).map(async (currency) => (await ask('price of wabot', 'en', currency))?.text),
  );
  expect(texts).toEqual([
    expect.stringContaining('US$20 per'),
    expect.stringContaining('CA$30 per'),
    expect.stringContaining('100,000 per'),
  ]);
});

it('names the two nearest topics if it does not know', async () => {
  const { answer, near } = await help.answer('the invoice number of my landlord', 'en');
  expect(answer).toBeUndefined();
  expect(near).toHaveLength(2);
  expect(near[0]?.title).toMatch(/invoice/i);
});

it.each(['', ' ', '?!', 'x'.repeat(200), 'ab '.repeat(66), '12345', '🤖'])('has no answer to %j', async (question) => {
  for (const language of languageCodes) expect(await ask(question, language)).toBeUndefined();
});

it('learns a way to ask, and forgets it', { tags: 'system' }, async () => {
  const question = 'flux capacitor';
  expect(await ask(question, 'en')).toBeUndefined();
  help.learn([{ answer: 'refund', language: 'en', question }]);
  expect((await ask(question, 'en'))?.id).toBe('refund');
  help.learn([]);
  expect(await ask(question, 'en')).toBeUndefined();
});

it('has an answer for each entry of its list, with a text without gaps', () => {
  for (const language of languageCodes) {
    const list = answerTitles(language);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(list.map(({ title }) => title).join(' ')).not.toMatch(/[{}]|undefined|NaN/);
  }
});
