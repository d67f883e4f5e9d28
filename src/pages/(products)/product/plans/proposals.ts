import { ProposalsHero } from '#ui/art/heroes/products/proposals.tsx';
import { LifeLine } from '../diagrams/life-line.tsx';
import type { PageLayout } from './page-layout.ts';

export const proposals: PageLayout = {
  hero: ProposalsHero,
  layout: 'split',
  tone: 'paper',
  diagram: LifeLine,
  order: [
    ['what beside', 'card'],
    ['example', 'band'],
    ['steps path'],
    ['feature cards', 'sand'],
    ['price panel'],
    ['audience rows'],
    ['questions', 'card'],
    ['related'],
  ],
  end: 'ice',
  related: ['provedur', 'collectio', 'ducksites'],
};
