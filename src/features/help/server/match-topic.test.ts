import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '#site/languages.ts';
import { moreQuestions } from '../testing-more-questions.ts';
import { foreignQuestions, type QuestionsByTopic, questions, unanswerable } from '../testing-questions.ts';
import { createTopicFinder } from './create-help.ts';

const find = createTopicFinder();
const topicOf = (question: string, language: Language) => find(question, language)?.topic.id ?? 'none';

/** The questions whose topic is not the expected one, with the topic that was found. */
function wrongIn(asked: QuestionsByTopic, language: Language): string[] {
  return Object.entries(asked).flatMap(([topic, list]) =>
    list.flatMap((question) => {
      const found = topicOf(question, language);
      return found === topic ? [] : [`${question}: ${found} instead of ${topic}`];
    }),
  );
}

describe.each(languageCodes)('the topic of a question in %s', (language) => {
  it('is found for at least fifty questions as people type them', () => {
    expect(Object.values(questions[language]).flat().length).toBeGreaterThanOrEqual(50);
    expect(wrongIn(questions[language], language)).toEqual([]);
  });

  it('is found for questions in other words', () => {
    expect(wrongIn(moreQuestions[language], language)).toEqual([]);
  });

  it('is none if the question is about something else', () => {
    const found = unanswerable[language].filter((question) => topicOf(question, language) !== 'none');
    expect(found).toEqual([]);
  });

  it('is none for a text without words, and for a very long one without sense', () => {
    for (const question of ['', ' ', '?!', 'x'.repeat(200), 'ab '.repeat(66)])
      expect(topicOf(question, language)).toBe('none');
  });
});

it('finds the topic of a question in another language than that of the page', () => {
  for (const [page, question, topic] of foreignQuestions) expect(topicOf(question, page), question).toBe(topic);
});
