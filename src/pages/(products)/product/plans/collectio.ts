import { CollectioHero } from '#ui/art/heroes/products/collectio.tsx';
import { Ladder } from '../diagrams/ladder.tsx';
import type { PageLayout } from './page-layout.ts';

export const collectio: PageLayout = {
  hero: CollectioHero,
  layout: 'strip',
  tone: 'ice',
  diagram: Ladder,
  order: [
    ['example'],
    ['what beside', 'band'],
    ['feature list'],
    ['steps path', 'card'],
    ['price panel', 'blush'],
    ['audience rows'],
    ['questions', 'card'],
    ['related'],
  ],
  end: 'mustard',
  related: ['proposals', 'wabot', 'suppmail'],
};
