import { fieldsOf, isUuid, storedJson } from '#platform/browser/stored/stored.ts';
import { type TypedMessage, typedMessage } from './live-answers.ts';

/** Days that an unsent message stays on the device. */
export const draftDays = 7;

export interface ContactDraft {
  readonly typed: TypedMessage;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** The id of the last attempt to send exactly this text, so that sending it again creates no second ticket. */
  readonly requestId?: string;
}

const day = 24 * 60 * 60 * 1000;

/** The unsent text of a contact form: one draft for all forms of the site. */
export const contactDraft = storedJson<ContactDraft>('contactDraft', (value) => {
  const { typed, keptAt, requestId } = fieldsOf(value);
  if (typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) > draftDays * day) return undefined;
  const texts = fieldsOf(typed);
  return { typed: typedMessage((field) => texts[field]), keptAt, ...(isUuid(requestId) && { requestId }) };
});
