import { fieldsOf, isUuid, storedJson } from '#platform/browser/stored/stored.ts';
import { type TypedMessage, typedMessage } from './live-answers.ts';

/** Days that a message which was not sent stays on the device. */
export const draftDays = 7;

export interface ContactDraft {
  readonly typed: TypedMessage;
  /** Milliseconds. */
  readonly keptAt: number;
  /** Of the attempt to send exactly this: sent again, it makes no second ticket. */
  readonly requestId?: string;
}

const day = 24 * 60 * 60 * 1000;

/** What was typed into a contact form and has not been sent: one for all forms of the site. */
export const contactDraft = storedJson<ContactDraft>('contactDraft', (value) => {
  const { typed, keptAt, requestId } = fieldsOf(value);
  if (typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) > draftDays * day) return undefined;
  const texts = fieldsOf(typed);
  return { typed: typedMessage((field) => texts[field]), keptAt, ...(isUuid(requestId) && { requestId }) };
});
