import { timeoutOrUndefined } from './promises.ts';

/** Milliseconds. */
const pageTimeout = 15_000;

/** A page of this site. Undefined: it could not be loaded. */
export async function fetchPage(address: string): Promise<Document | undefined> {
  const request = fetch(address, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
  const text = await timeoutOrUndefined(pageTimeout, request);
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}
