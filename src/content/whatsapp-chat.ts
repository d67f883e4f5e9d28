import { brand } from './brand.ts';

/** A chat with the company, whose first words are there already where some are given. */
export function whatsappChat(text?: string): `https://wa.me/${string}` {
  const chat = `https://wa.me/${brand.whatsapp}` as const;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
