import { describe, expect, it } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { createTopicFinder } from './create-help.ts';
import { moreQuestions } from './testing-more-questions.ts';
import { questions, unanswerable } from './testing-questions.ts';

const find = createTopicFinder();

const listed = (all: typeof questions) =>
  languageCodes.flatMap((language) =>
    Object.entries(all[language]).flatMap(([topic, asked]) => asked.map((question) => ({ language, question, topic }))),
  );

describe('the topic of a question', () => {
  it.each([...listed(questions), ...listed(moreQuestions)])(
    'in $language, $question is about $topic',
    ({ language, question, topic }) => {
      expect(find(question, language)?.topic.id).toBe(topic);
    },
  );

  it.each(languageCodes.flatMap((language) => unanswerable[language].map((question) => ({ language, question }))))(
    'in $language, $question has none',
    ({ language, question }) => {
      expect(find(question, language)?.topic.id).toBeUndefined();
    },
  );
});
