import { TranspurHero } from '#ui/art/heroes/products.tsx';
import { Trip } from '../diagrams/trip.tsx';
import type { PageLayout } from './page-layout.ts';

export const transpur: PageLayout = {
  hero: TranspurHero,
  layout: 'mirror',
  tone: 'paper',
  diagram: Trip,
  order: [
    ['audience rows'],
    ['example', 'card'],
    ['feature list', 'band'],
    ['what beside'],
    ['price strip', 'mustard'],
    ['steps path'],
    ['related', 'card'],
    ['questions'],
  ],
  end: 'ice',
  related: ['provedur', 'collectio', 'grumpyturtle'],
};
