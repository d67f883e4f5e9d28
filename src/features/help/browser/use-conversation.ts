import { useEffect, useState } from 'react';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { isChangedBy } from '#platform/browser/stored/stored.ts';
import type { Language } from '#site/languages.ts';
import type { askHelp } from '../contract.ts';
import { type AnsweredQuestion, type HelpAnswer, longestQuestion } from '../help-answer.ts';
import { type ChatMessage, chatHistory, mostStoredMessages } from '../stored.ts';
import type { HelpChatWords } from './words.ts';

/** The questions and answers, from here and earlier pages: they are stored in the browser. */
export function useConversation(language: Language, words: HelpChatWords, answered: AnsweredQuestion | undefined) {
  const [messages, setMessages] = useState(() => (answered ? conversationOf(answered, words) : []));
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const stored = recall(chatHistory) ?? [];
    // The answer of a page without JavaScript becomes part of the history.
    setMessages((present) => {
      const last = stored.at(-1);
      const isNew = present.length > 0 && present.at(-1)?.text !== last?.text;
      return isNew ? save([...stored, ...present.map((message) => ({ ...message, at: Date.now() }))]) : stored;
    });
  }, []);

  // Follows changes in other tabs: signing out leaves no questions behind in another tab.
  useEffect(() => {
    const follow = (change: StorageEvent) => isChangedBy(change, chatHistory) && setMessages(recall(chatHistory) ?? []);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  /** Resolves to whether it was answered. */
  async function ask(typed: string): Promise<boolean> {
    const question = typed.trim().slice(0, longestQuestion);
    if (!question || isAsking) return false;
    setAsking(true);
    setFailed(false);
    const answer = await callSite<typeof askHelp>('/help/ask', { question, lang: language });
    setAsking(false);
    if (answer.CODE !== 1) {
      setFailed(true);
      return false;
    }
    const at = Date.now();
    const added: ChatMessage[] = [{ from: 'visitor', text: question, at }, siteMessage(answer.DATA.answers, words, at)];
    // Starts from what is stored, because another tab may have added messages in the meantime.
    setMessages(save([...(recall(chatHistory) ?? []), ...added]));
    return true;
  }

  function clear(): void {
    forget(chatHistory.key);
    setMessages([]);
  }

  return { messages, isAsking, hasFailed, ask, clear };
}

function save(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const newest = messages.slice(-mostStoredMessages);
  remember(chatHistory, newest);
  return newest;
}

/** The conversation that the server rendered. */
function conversationOf({ question, answers }: AnsweredQuestion, words: HelpChatWords): readonly ChatMessage[] {
  return [{ from: 'visitor', text: question, at: 0 }, siteMessage(answers, words, 0)];
}

/** The site's answer to a question: the best result in full, the others as links. */
function siteMessage(answers: readonly HelpAnswer[], words: Pick<HelpChatWords, 'nothing'>, at: number): ChatMessage {
  const [best, ...others] = answers;
  if (!best) return { from: 'site', text: words.nothing, at };
  const links = [{ text: best.page, href: best.href }, ...others.map(({ title, href }) => ({ text: title, href }))];
  return { from: 'site', title: best.title, text: best.text, links, at };
}
