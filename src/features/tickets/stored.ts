import { fieldsOf, isUuid, storedJson, textsIn } from '#platform/browser/stored/stored.ts';
import { msPerDay } from '#site/durations.ts';

/** Days that an unsent message stays on the device. */
export const draftDays = 7;

export interface StoredDraft {
  /** By field. */
  readonly typed: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** The id of the last attempt to send exactly this text, so that sending it again creates no second ticket. */
  readonly requestId?: string;
}

/** Unsent answers that are kept in a browser: the latest. */
export const mostAnswerDrafts = 20;

/** What a team member has begun to write about a ticket. */
export interface AnswerDraft {
  readonly text: string;
  readonly mode: 'answer' | 'note';
  /** The id of the form, by which it is known whether the text was sent. */
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** The unsent answers of a team member, by the reference of the ticket. */
export const answerDrafts = storedJson<Readonly<Record<string, AnswerDraft>>>('answerDrafts', (value) => {
  const drafts = Object.entries(fieldsOf(value)).flatMap(([reference, draft]) => {
    const { text, mode, messageId, keptAt } = fieldsOf(draft);
    const isCurrent = typeof keptAt === 'number' && Math.abs(Date.now() - keptAt) <= draftDays * msPerDay;
    if (typeof text !== 'string' || !isCurrent || !isUuid(messageId)) return [];
    return [[reference, { text, mode: mode === 'note' ? 'note' : 'answer', messageId, keptAt }] as const];
  });
  return drafts.length > 0 ? Object.fromEntries(drafts) : undefined;
});

/** The unsent text of a contact form: one draft for all forms of the site. */
export const contactDraft = storedJson<StoredDraft>('contactDraft', (value) => {
  const { typed, keptAt, requestId } = fieldsOf(value);
  if (typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) > draftDays * msPerDay) return undefined;
  return { typed: textsIn(typed), keptAt, ...(isUuid(requestId) && { requestId }) };
});
