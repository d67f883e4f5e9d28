import { brand } from '#content/brand.ts';

/** A chat with the company whose first words are there already. */
export function whatsappChat(text: string): `https://wa.me/${string}` {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(text)}`;
}
