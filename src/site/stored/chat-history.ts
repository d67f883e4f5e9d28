import { fieldsOf, storedJson } from './stored.ts';

/** One message of the help widget. */
export interface ChatMessage {
  readonly from: 'visitor' | 'site';
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Older ones are dropped: local storage is small, and nobody scrolls back further. */
export const keptMessages = 200;

export const chatHistory = storedJson('hischat', readHistory);

/** Messages that make sense stay, also between broken ones. */
function readHistory(value: unknown): readonly ChatMessage[] | undefined {
  return Array.isArray(value) ? value.flatMap(readMessage).slice(-keptMessages) : undefined;
}

function readMessage(value: unknown): ChatMessage[] {
  const { from, text, at } = fieldsOf(value);
  const isKnown = (from === 'visitor' || from === 'site') && typeof text === 'string';
  return isKnown && typeof at === 'number' && Number.isFinite(at) ? [{ from, text, at }] : [];
}
