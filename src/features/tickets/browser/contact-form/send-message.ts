import { readTouch } from '#features/marketing/browser/first-touch.ts';
import { firstTouch } from '#features/marketing/stored.ts';
import { chosenCountry } from '#features/preferences/browser/use-visitor-country.ts';
import { recall } from '#platform/browser/storage/storage.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { parseJson } from '#site/parse-json.ts';
import type { createTicket } from '../../contract.ts';
import type { TypedMessage } from '../../ticket-fields.ts';
import { requestIdFor } from './draft.ts';
import { tokenFields } from './form-token.ts';

export const ticketPath: (typeof createTicket)['path'] = '/customer/cliente_ticket_crear';

interface Options {
  readonly language: string;
  /** The error text if no answer came, or none that could be read. */
  readonly fallbackError: string;
  readonly onProgress: (share: number) => void;
}

/** Sends the form with these texts. Sending the same message again does not create a second ticket. */
export async function sendMessage(
  form: HTMLFormElement,
  typed: TypedMessage,
  { language, fallbackError, onProgress }: Options,
): Promise<Outcome> {
  const data = new FormData(form);
  // The request id is stored before sending, so a visitor who reloads the page meanwhile sends the same message again.
  const fields = {
    ...typed,
    request_id: requestIdFor(typed),
    country: String(data.get('country') ?? chosenCountry()?.id ?? ''),
    ...campaignFields(),
    ...(await tokenFields()),
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readOutcome(await postForm(ticketPath, data, { language, onProgress }), fallbackError);
}

/** Where the visitor first came from, if they let the site remember it; otherwise what this page's address shows. */
function campaignFields(): Readonly<Record<string, string>> {
  return recall(firstTouch) ?? readTouch(location, document.referrer) ?? {};
}

type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'failed'; readonly errorText: string; readonly problems: Readonly<Record<string, string>> };

/** Reads the answer of the ticket call. `fallbackError` is the error text if the answer has none. */
export function readOutcome(body: unknown, fallbackError: string): Outcome {
  const { CODIGO, DESCRIPTION, DATA } = fieldsOf(body);
  const { reference, fields } = fieldsOf(DATA);
  if (CODIGO === 1 && typeof reference === 'string') return { kind: 'sent', reference };
  const problems = Object.entries(fieldsOf(fields)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  const errorText = typeof DESCRIPTION === 'string' && DESCRIPTION ? DESCRIPTION : fallbackError;
  return { kind: 'failed', errorText, problems: Object.fromEntries(problems) };
}

/** Milliseconds. The server allows a slow connection as long to upload its files. */
const timeout = 125_000;

/**
 * Sends a form and reports upload progress, because three files take a while on a slow connection. Returns the JSON of
 * the answer, or undefined if there was none.
 */
function postForm(
  path: string,
  form: FormData,
  { language, onProgress }: { language: string; onProgress: (share: number) => void },
): Promise<unknown> {
  return new Promise((resolve) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = timeout;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(parseJson(request.responseText));
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined);
    request.send(form);
  });
}
