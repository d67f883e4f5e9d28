import { announcerId } from '#site/dialogs.ts';

/** Announces to screen readers what others can see anyway. */
export function announce(text: string, language: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.lang = language;
  region.textContent = text;
}
