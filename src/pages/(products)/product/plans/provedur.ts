import { ProvedurHero } from '#ui/art/heroes/products/provedur.tsx';
import { Comparison } from '../diagrams/comparison.tsx';
import type { PageLayout } from './page-layout.ts';

export const provedur: PageLayout = {
  hero: ProvedurHero,
  layout: 'split',
  tone: 'mustard',
  diagram: Comparison,
  order: [
    ['example', 'card'],
    ['what beside'],
    ['steps stairs'],
    ['features beside', 'blush'],
    ['audience tiles'],
    ['price strip', 'ice'],
    ['questions'],
    ['related', 'card'],
  ],
  end: 'mustard',
  related: ['pugobox', 'proposals', 'transpur'],
};
