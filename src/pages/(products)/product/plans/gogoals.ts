import { GogoalsHero } from '#ui/art/heroes/products/gogoals.tsx';
import { GoalTree } from '../diagrams/goal-tree.tsx';
import type { PageLayout } from './page-layout.ts';

export const gogoals: PageLayout = {
  hero: GogoalsHero,
  layout: 'mirror',
  tone: 'ice',
  diagram: GoalTree,
  order: [
    ['what beside'],
    ['example', 'sand'],
    ['feature cards'],
    ['price panel', 'mustard'],
    ['steps beside', 'card'],
    ['audience rows'],
    ['related', 'card'],
    ['questions'],
  ],
  end: 'blush',
  related: ['grumpyturtle', 'focusmeet', 'suppmail'],
};
