import { DucksitesHero } from '#ui/art/heroes/products/ducksites.tsx';
import { Blocks } from '../diagrams/blocks.tsx';
import type { PageLayout } from './page-layout.ts';

export const ducksites: PageLayout = {
  hero: DucksitesHero,
  layout: 'strip',
  tone: 'mustard',
  diagram: Blocks,
  order: [
    ['steps stairs'],
    ['example', 'card'],
    ['what statement', 'ice'],
    ['feature list'],
    ['audience tiles', 'card'],
    ['price panel'],
    ['questions'],
    ['related', 'card'],
  ],
  end: 'blush',
  related: ['chatter', 'wabot', 'proposals'],
};
