import type { createTicket } from '#contracts/tickets.ts';
import { campaignFields } from './campaign-fields.ts';
import { requestIdFor } from './draft.ts';
import { tokenFields } from './form-token.ts';
import { postForm } from './post-form.ts';
import { type Outcome, readOutcome } from './read-outcome.ts';
import { typedIn } from './typed-fields.ts';

const path: (typeof createTicket)['path'] = '/customer/cliente_ticket_crear';

interface Options {
  readonly language: string;
  /** Said where no answer came, or none that makes sense. */
  readonly lost: string;
  /** The whole number with its country's code, where there is one. */
  readonly phone: string | undefined;
  readonly onProgress: (share: number) => void;
}

/** Sends what stands in the form. However often the same is sent, it is one message. */
export async function sendMessage(
  form: HTMLFormElement,
  { language, lost, phone, onProgress }: Options,
): Promise<Outcome> {
  const data = new FormData(form);
  // Kept before it goes out: whoever reloads the page while it is on its way sends the same message again.
  data.set('request_id', requestIdFor(typedIn(form)));
  data.set('country', document.documentElement.dataset['country'] ?? '');
  if (phone) data.set('telefono_cliente', phone);
  for (const [name, value] of Object.entries(campaignFields())) data.set(name, value);
  for (const [name, value] of Object.entries(await tokenFields())) data.set(name, value);
  const answer = await postForm(path, data, { language, onProgress });
  return readOutcome(answer?.body, lost);
}
