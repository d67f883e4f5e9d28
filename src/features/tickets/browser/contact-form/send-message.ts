import type { createTicket } from '../../contract.ts';
import type { TypedMessage } from '../../live-answers.ts';
import { campaignFields } from './campaign-fields.ts';
import { requestIdFor } from './draft.ts';
import { tokenFields } from './form-token.ts';
import { postForm } from './post-form.ts';
import { type Outcome, readOutcome } from './read-outcome.ts';

export const ticketPath: (typeof createTicket)['path'] = '/customer/cliente_ticket_crear';

interface Options {
  readonly language: string;
  /** Said where no answer came, or none that makes sense. */
  readonly lost: string;
  readonly onProgress: (share: number) => void;
}

/** Sends a form with these texts. However often the same is sent, it is one message. */
export async function sendMessage(
  form: HTMLFormElement,
  typed: TypedMessage,
  { language, lost, onProgress }: Options,
): Promise<Outcome> {
  const data = new FormData(form);
  // Kept before it goes out: whoever reloads the page while it is on its way sends the same message again.
  const fields = {
    ...typed,
    request_id: requestIdFor(typed),
    country: document.documentElement.dataset['country'] ?? '',
    ...campaignFields(),
    ...(await tokenFields()),
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readOutcome(await postForm(ticketPath, data, { language, onProgress }), lost);
}
