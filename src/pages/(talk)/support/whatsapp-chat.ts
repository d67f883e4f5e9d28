import { brand } from '#content/brand.ts';
import type { Page } from '#site/page.ts';

/** A chat with the company whose first words are there already. */
export function whatsappChat({ shell }: Page['words']): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(shell.help.whatsappText)}`;
}
