import { articles } from '#content/catalogue/articles.ts';

/** Of all texts in a group of words, rounded up. */
export function minutesToRead(words: unknown): number {
  return Math.max(1, Math.ceil(countWords(words) / articles.article.wordsPerMinute));
}

function countWords(words: unknown): number {
  if (typeof words === 'string') return words.split(/\s+/).length;
  return Object.values(Object(words)).reduce<number>((sum, part) => sum + countWords(part), 0);
}
