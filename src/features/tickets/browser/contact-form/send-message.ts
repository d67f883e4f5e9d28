import { touchOf } from '#features/marketing/browser/first-touch.ts';
import { firstTouch } from '#features/marketing/stored.ts';
import { recall } from '#platform/browser/storage/storage.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { parseJson } from '#site/parse-json.ts';
import type { createTicket } from '../../contract.ts';
import type { TypedMessage } from '../../live-answers.ts';
import { requestIdFor } from './draft.ts';
import { tokenFields } from './form-token.ts';

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

/** Where the visitor first came from, if they let the site remember it; else what this page itself knows. */
function campaignFields(): Readonly<Record<string, string>> {
  return recall(firstTouch) ?? touchOf(location, document.referrer) ?? {};
}

type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'failed'; readonly errorCode: string; readonly problems: Readonly<Record<string, string>> };

/** What an answer of the ticket call means for whoever waits for it. `lost` is said where it means nothing. */
export function readOutcome(body: unknown, lost: string): Outcome {
  const { CODIGO, DESCRIPTION, DATA } = fieldsOf(body);
  const { reference, fields } = fieldsOf(DATA);
  if (CODIGO === 1 && typeof reference === 'string') return { kind: 'sent', reference };
  const problems = Object.entries(fieldsOf(fields)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  const errorCode = typeof DESCRIPTION === 'string' && DESCRIPTION ? DESCRIPTION : lost;
  return { kind: 'failed', errorCode, problems: Object.fromEntries(problems) };
}

/** Milliseconds: the server gives a slow line as much for its files. */
const patience = 125_000;

/**
 * Sends a form, and tells how far it has come: three files over a slow line take their time. Answers whatever JSON came
 * back; undefined where none did.
 */
function postForm(
  path: string,
  form: FormData,
  { language, onProgress }: { language: string; onProgress: (share: number) => void },
): Promise<unknown> {
  return new Promise((resolve) => {
    // fetch does not tell how much of a body has gone out.
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = patience;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(parseJson(request.responseText));
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined);
    request.send(form);
  });
}
