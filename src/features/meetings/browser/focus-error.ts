import { isSeen } from '#platform/browser/is-seen.ts';

/** To the field that is wrong, else to what is said. */
export function focusError(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLElement>('[aria-invalid=true] input, [aria-invalid=true]:not(fieldset)');
  // Of the times only those of one day are shown.
  const wrong = Array.from(fields ?? []).find(isSeen);
  const place = wrong ?? form?.querySelector<HTMLElement>('[data-fault]');
  place?.focus();
}
