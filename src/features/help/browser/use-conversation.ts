import { useEffect, useState } from 'react';
import type { Words } from '#content/words.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { isChangedBy } from '#platform/browser/stored/stored.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { findCountry } from '#site/countries.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { askHelp, rateHelp } from '../contract.ts';
import { type AnsweredQuestion, type HelpAction, type HelpReply, longestQuestion } from '../help-answer.ts';
import { type ChatMessage, chatHistory, mostStoredMessages } from '../stored.ts';

/** The questions and answers, from here and earlier pages: they are stored in the browser. */
export function useConversation(language: Language, words: HelpChatWords, answered: AnsweredQuestion | undefined) {
  const [messages, setMessages] = useState(() => (answered ? conversationOf(answered, words, language) : []));
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
    const country = chosenCountry();
    const answer = await callSite<typeof askHelp>('/help/ask', {
      question,
      lang: language,
      ...(country && { country }),
    });
    setAsking(false);
    if (answer.CODE !== 1) {
      setFailed(true);
      return false;
    }
    const at = Date.now();
    const added: ChatMessage[] = [
      { from: 'visitor', text: question, at },
      siteMessage(question, answer.DATA, words, language, at),
    ];
    // Starts from what is stored, because another tab may have added messages in the meantime.
    setMessages(save([...(recall(chatHistory) ?? []), ...added]));
    return true;
  }

  function clear(): void {
    forget(chatHistory.key);
    setMessages([]);
  }

  /** The team learns of answers that did not help. */
  function rate(rated: ChatMessage, helped: boolean): void {
    setMessages(
      save((recall(chatHistory) ?? []).map((message) => (isSame(message, rated) ? { ...message, helped } : message))),
    );
    const { question, answer, lang } = rated;
    if (helped || !question || !answer) return;
    // If it fails, the visitor has lost nothing.
    void callSite<typeof rateHelp>('/help/rate', { question, answer, lang: languageIn(lang) ?? language });
  }

  return { messages, isAsking, hasFailed, ask, rate, clear };
}

function save(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const newest = messages.slice(-mostStoredMessages);
  remember(chatHistory, newest);
  return newest;
}

/** The conversation that the server rendered. */
function conversationOf(answered: AnsweredQuestion, words: HelpChatWords, language: Language): readonly ChatMessage[] {
  const { question } = answered;
  return [{ from: 'visitor', text: question, at: 0 }, siteMessage(question, answered, words, language, 0)];
}

/** The site's answer to a question, with what to do next; or that it does not know, with what is nearest. */
function siteMessage(
  question: string,
  { answers, near, person }: HelpReply,
  words: HelpChatWords,
  language: Language,
  at: number,
): ChatMessage {
  const [best] = answers;
  if (!best) {
    const topics = near.map(({ title }) => title);
    return { from: 'site', text: words.unknown, question, near: topics, actions: person.map(linkOf), at };
  }
  const actions = best.actions.map(linkOf);
  // Not if an action leads there anyway.
  const isLinked = actions.some(({ href }) => pathOf(href) === pathOf(best.href));
  const page = { text: format(words.more, language, { page: best.page }), href: best.href };
  const { title, text, lang, id } = best;
  return { from: 'site', title, text, lang, question, answer: id, actions, links: isLinked ? [] : [page], at };
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return one.at === other.at && one.from === other.from && one.text === other.text;
}

/** The country whose prices the page shows. */
function chosenCountry() {
  return findCountry(dataOf(document.documentElement).country)?.id;
}

function languageIn(code: string | undefined): Language | undefined {
  return code !== undefined && isLanguage(code) ? code : undefined;
}

function pathOf(href: string): string | undefined {
  return href.split(/[?#]/)[0];
}

function linkOf({ label, href }: HelpAction) {
  return { text: label, href };
}

/** The texts of the chat, in the page's language. */
export type HelpChatWords = Words['helpWidget']['chat'] & {
  /** The answer to a question that the site cannot answer. */
  readonly unknown: string;
  readonly newTab: string;
};
