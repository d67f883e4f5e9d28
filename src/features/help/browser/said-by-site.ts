import type { HelpAnswer } from '../help-answer.ts';
import type { ChatMessage } from '../stored.ts';
import type { HelpChatWords } from './words.ts';

/** What the site says to a question: the best answer whole, the others by their names. */
export function saidBySite(
  answers: readonly HelpAnswer[],
  words: Pick<HelpChatWords, 'nothing'>,
  at: number,
): ChatMessage {
  const [best, ...others] = answers;
  if (!best) return { from: 'site', text: words.nothing, at };
  const links = [{ text: best.page, href: best.href }, ...others.map(({ title, href }) => ({ text: title, href }))];
  return { from: 'site', title: best.title, text: best.text, links, at };
}
