import { ChatterHero } from '#components/art/heroes/products/chatter.tsx';
import { Inbox } from '../diagrams/inbox.tsx';
import type { Plan } from './plan.ts';

export const chatter: Plan = {
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
