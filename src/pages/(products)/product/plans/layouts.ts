import type { PageSlug } from '../product-page.ts';
import { chatter } from './chatter.ts';
import { collectio } from './collectio.ts';
import { ducksites } from './ducksites.ts';
import { focusmeet } from './focusmeet.ts';
import { gogoals } from './gogoals.ts';
import { grumpyturtle } from './grumpyturtle.ts';
import type { PageLayout } from './page-layout.ts';
import { proposals } from './proposals.ts';
import { provedur } from './provedur.ts';
import { pugobox } from './pugobox.ts';
import { transpur } from './transpur.ts';
import { wabot } from './wabot.ts';

export const layouts: Readonly<Record<PageSlug, PageLayout>> = {
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
};
