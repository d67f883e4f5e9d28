import { WabotHero } from '#ui/art/heroes/products.tsx';
import { Conversation } from '../diagrams/conversation.tsx';
import type { PageLayout } from './page-layout.ts';

export const wabot: PageLayout = {
  hero: WabotHero,
  layout: 'split',
  tone: 'ice',
  diagram: Conversation,
  order: [
    ['example'],
    ['feature list', 'band'],
    ['what beside'],
    ['audience tiles', 'card'],
    ['steps path'],
    ['price panel', 'blush'],
    ['questions'],
    ['related', 'card'],
  ],
  end: 'mustard',
  related: ['chatter', 'suppmail', 'collectio'],
};
