import { brand } from './brand.ts';

/** A chat with the company, with a prefilled message if one is given. */
export function whatsappChat(text?: string): `https://wa.me/${string}` {
  const chat = `https://wa.me/${brand.whatsapp}` as const;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
