import type { ProductSlug } from '#content/catalogue/products.ts';
import { ducksites, grumpyturtle, pugobox } from './animals.ts';
import type { MarkDrawing } from './layers.ts';
import { chatter, email, sms, suppmail, wabot } from './messages.ts';
import { collectio, focusmeet, gogoals, proposals, provedur, transpur } from './work.ts';

export type MarkName = ProductSlug | 'email' | 'sms';

export const marks: Readonly<Record<MarkName, MarkDrawing>> = {
  suppmail,
  wabot,
  grumpyturtle,
  focusmeet,
  proposals,
  chatter,
  pugobox,
  collectio,
  ducksites,
  transpur,
  provedur,
  gogoals,
  email,
  sms,
};
