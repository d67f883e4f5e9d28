import { describe, expect, it } from 'vitest';
import { helpFacts } from '#app/help-facts.ts';
import type { Currency } from '#site/countries.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { testQuestions } from '../testing-questions.ts';
import { answerTitles } from './answer-titles.ts';
import { createHelp } from './create-help.ts';

const help = createHelp({ others: helpFacts });

async function ask(question: string, language: Language, currency?: Currency) {
  return (await help.answer(question, language, currency)).answer;
}

/** Shares of the questions, of which every second one was used to choose the settings. */
async function measure(language: Language, half: 0 | 1) {
  const asked = testQuestions[language].filter((_, index) => index % 2 === half);
  const answers = await Promise.all(
    asked.map(async ([expected, question]) => {
      const id = (await ask(question, language))?.id ?? 'none';
      return { isRight: expected.split('|').includes(id), isNone: id === 'none' };
    }),
  );
  const right = answers.filter(({ isRight }) => isRight).length / answers.length;
  const wrong = answers.filter(({ isRight, isNone }) => !isRight && !isNone).length / answers.length;
  return { right, wrong };
}

describe.each(languageCodes)('test questions in %s', (language) => {
  it('are at least 150, a third of them about what the site does not know', () => {
    const unknown = testQuestions[language].filter(([expected]) => expected.startsWith('none'));
    expect(testQuestions[language].length).toBeGreaterThanOrEqual(150);
    expect(unknown.length / testQuestions[language].length).toBeGreaterThan(0.3);
  });

  it.each([0, 1] as const)('are answered rightly or not at all, half %i', async (half) => {
    const { right, wrong } = await measure(language, half);
    expect(right).toBeGreaterThan(0.6);
    expect(wrong).toBeLessThan(0.09);
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
  ] as const)('in %s, %j, is answered by %s', async (language, question, id, part) => {
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
  const { answer, near } = await help.answer('invoice for a scuba diving licence', 'en');
  expect(answer).toBeUndefined();
  expect(near.length).toBeLessThanOrEqual(2);
});

it.each(['', ' ', '?!', 'x'.repeat(200), 'ab '.repeat(66), '12345', '🤖'])('has no answer to %j', async (question) => {
  for (const language of languageCodes) expect(await ask(question, language)).toBeUndefined();
});

it('learns a way to ask, and forgets it', async () => {
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
