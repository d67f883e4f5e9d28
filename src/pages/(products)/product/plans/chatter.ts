import { ChatterHero } from '#ui/art/heroes/products/chatter.tsx';
import { Inbox } from '../diagrams/inbox.tsx';
import type { PageLayout } from './page-layout.ts';

export const chatter: PageLayout = {
  hero: ChatterHero,
  layout: 'mirror',
  tone: 'blush',
  diagram: Inbox,
  order: [
    ['what statement'],
    ['example', 'ice'],
    ['features beside'],
    ['steps path', 'card'],
    ['audience rows'],
    ['price strip', 'mustard'],
    ['related', 'card'],
    ['questions'],
  ],
  end: 'ice',
  related: ['wabot', 'suppmail', 'focusmeet'],
};
