import { productOf } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { topicWords } from '../topic-words.ts';
import { knownAnswers } from './known-answers.ts';

interface AnswerTitle {
  readonly id: string;
  readonly title: string;
}

const made = new Map<Language, readonly AnswerTitle[]>();

/** Every answer, for the team to choose from, in the order of their titles. */
export function answerTitles(language: Language): readonly AnswerTitle[] {
  const titles = made.get(language) ?? titlesIn(language);
  made.set(language, titles);
  return titles;
}

function titlesIn(language: Language): AnswerTitle[] {
  const words = wordsIn(language);
  return knownAnswers(language)
    .map(({ answer }) => {
      if (answer.kind === 'page')
        return { id: answer.id, title: format(answer.read(words)?.title ?? '', language, pageValues) };
      const product = productOf(answer.product ?? 'suppmail').name;
      const { title } = topicWords(words)[answer.topic.id];
      return { id: answer.id, title: format(title, language, { product, count: 10 }) };
    })
    .sort((one, other) => one.title.localeCompare(other.title, language));
}

/** Titles of pages have no figures so far; one that gets them shows a dash here. */
const pageValues = { hours: '–', days: '–', free: '–', rate: '–', maximum: '–' };
