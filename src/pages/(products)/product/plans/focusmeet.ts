import { FocusmeetHero } from '#components/art/heroes/products/focusmeet.tsx';
import { Agenda } from '../diagrams/agenda.tsx';
import type { Plan } from './plan.ts';

export const focusmeet: Plan = {
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
