import { GrumpyturtleHero } from '#ui/art/heroes/products/grumpyturtle.tsx';
import { Board } from '../diagrams/board.tsx';
import type { PageLayout } from './page-layout.ts';

export const grumpyturtle: PageLayout = {
  hero: GrumpyturtleHero,
  layout: 'strip',
  tone: 'paper',
  diagram: Board,
  order: [
    ['what beside'],
    ['example', 'ice'],
    ['feature cards'],
    ['audience rows', 'card'],
    ['steps stairs'],
    ['price strip', 'mustard'],
    ['questions'],
    ['related', 'card'],
  ],
  end: 'blush',
  related: ['focusmeet', 'gogoals', 'chatter'],
};
