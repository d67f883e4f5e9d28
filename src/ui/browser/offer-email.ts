import { dataOf } from '#platform/page/data-attributes.ts';
import { suggestEmail } from '#site/suggest-email.ts';

/**
 * Offers what was probably meant by a mistyped address, below its field, and holds its form back once, so that nobody
 * sends such an address without having seen the offer. `host` contains the field and a hidden paragraph with a button.
 */
export default function offerEmail(host: HTMLElement): () => void {
  const field = host.querySelector('input');
  const button = host.querySelector<HTMLButtonElement>('p > button');
  const text = button?.querySelector('span');
  const offer = button?.parentElement;
  if (!field || !button || !text || !offer) return () => undefined;
  const { text: question = '' } = dataOf(offer);
  let suggestion: string | undefined;
  /** The address that the form was held back for: sent again as it is, it is meant. */
  let seen = '';

  const show = (): boolean => {
    suggestion = suggestEmail(field.value.trim());
    offer.hidden = suggestion === undefined;
    if (suggestion) text.textContent = question.replace('…', suggestion);
    return suggestion !== undefined;
  };
  const onInput = () => {
    offer.hidden = true;
  };
  const onSubmit = (event: Event) => {
    const isSeen = seen === field.value;
    if (!show() || isSeen) return;
    seen = field.value;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.focus();
  };
  const onAccept = () => {
    field.value = suggestion ?? field.value;
    // Drafts and errors follow what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  const stop = new AbortController();
  const { signal } = stop;
  field.addEventListener('change', show, { signal });
  field.addEventListener('input', onInput, { signal });
  field.form?.addEventListener('submit', onSubmit, { signal, capture: true });
  button.addEventListener('click', onAccept, { signal });
  // What was typed or filled in before this was loaded.
  if (document.activeElement !== field) show();
  return () => stop.abort();
}
