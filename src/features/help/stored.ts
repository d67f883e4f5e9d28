import { fieldsOf, storedJson } from '#platform/browser/stored/stored.ts';

/** One message of the help widget. */
export interface ChatMessage {
  readonly from: 'visitor' | 'site';
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The question that the site answers, in its own words. */
  readonly title?: string;
  /** What the visitor can do next. */
  readonly actions?: readonly ChatLink[];
  /** Pages of this site with more information. */
  readonly links?: readonly ChatLink[];
  /** The language of the answer, which is that of the question. */
  readonly lang?: string;
  /** The question and the answer, by which the visitor can say whether it helped. */
  readonly question?: string;
  readonly answer?: string;
  readonly helped?: boolean;
  /** The nearest questions that the site can answer, if it cannot answer this one. */
  readonly near?: readonly string[];
}

interface ChatLink {
  readonly text: string;
  readonly href: string;
}

/** Older messages are deleted: local storage is small, and no one scrolls back further. */
export const mostStoredMessages = 200;

export const chatHistory = storedJson('hischat', readHistory);

/** Drops invalid messages and keeps the valid ones. */
function readHistory(value: unknown): readonly ChatMessage[] | undefined {
  return Array.isArray(value) ? value.flatMap(readMessage).slice(-mostStoredMessages) : undefined;
}

function readMessage(value: unknown): ChatMessage[] {
  const { from, text, at, title, actions, links, lang, question, answer, helped, near } = fieldsOf(value);
  const isKnown = (from === 'visitor' || from === 'site') && typeof text === 'string';
  if (!isKnown || typeof at !== 'number' || !Number.isFinite(at)) return [];
  return [
    {
      from,
      text,
      at,
      ...(typeof title === 'string' && { title }),
      ...(Array.isArray(actions) && { actions: actions.flatMap(readLink) }),
      ...(Array.isArray(links) && { links: links.flatMap(readLink) }),
      ...(typeof lang === 'string' && { lang }),
      ...(typeof question === 'string' && { question }),
      ...(typeof answer === 'string' && { answer }),
      ...(typeof helped === 'boolean' && { helped }),
      ...(Array.isArray(near) && { near: near.filter((topic) => typeof topic === 'string') }),
    },
  ];
}

/** Only to pages of this site and to WhatsApp, whatever is in the storage. */
function readLink(value: unknown): ChatLink[] {
  const { text, href } = fieldsOf(value);
  const isAllowed = typeof href === 'string' && /^(?:\/(?!\/)|https:\/\/wa\.me\/)/.test(href);
  return typeof text === 'string' && isAllowed ? [{ text, href }] : [];
}
