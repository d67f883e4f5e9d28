import { parseJson } from '#site/parse-json.ts';

/** Milliseconds: the server gives a slow line as much for its files. */
const patience = 125_000;

/**
 * Sends a form, and tells how far it has come: three files over a slow line take their time. Answers whatever JSON came
 * back; undefined where none did.
 */
export function postForm(
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
