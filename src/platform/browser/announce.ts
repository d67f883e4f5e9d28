import { announcerId } from '#site/dialogs.ts';

/** Says something to assistive technology that others see anyway. */
export function announce(text: string, language: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.lang = language;
  region.textContent = text;
}
