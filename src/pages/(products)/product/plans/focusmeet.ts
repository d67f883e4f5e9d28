import { FocusmeetHero } from '#ui/art/heroes/products/focusmeet.tsx';
import { Agenda } from '../diagrams/agenda.tsx';
import type { PageLayout } from './page-layout.ts';

export const focusmeet: PageLayout = {
  hero: FocusmeetHero,
  layout: 'mirror',
  tone: 'mustard',
  diagram: Agenda,
  order: [
    ['audience tiles'],
    ['example', 'card'],
    ['what statement', 'band'],
    ['features beside'],
    ['price strip', 'ice'],
    ['steps beside'],
    ['questions', 'card'],
    ['related'],
  ],
  end: 'blush',
  related: ['grumpyturtle', 'gogoals', 'pugobox'],
};
