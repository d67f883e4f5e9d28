import { PugoboxHero } from '#ui/art/heroes/products/pugobox.tsx';
import { Approval } from '../diagrams/approval.tsx';
import type { PageLayout } from './page-layout.ts';

export const pugobox: PageLayout = {
  hero: PugoboxHero,
  layout: 'split',
  tone: 'sand',
  diagram: Approval,
  order: [
    ['what statement'],
    ['feature cards', 'card'],
    ['example', 'blush'],
    ['audience tiles'],
    ['price panel', 'card'],
    ['steps beside'],
    ['questions'],
    ['related', 'card'],
  ],
  end: 'mustard',
  related: ['provedur', 'suppmail', 'focusmeet'],
};
