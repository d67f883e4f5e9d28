import { ChatterHero } from '#components/art/heroes/products/chatter.tsx';
import { CollectioHero } from '#components/art/heroes/products/collectio.tsx';
import { DucksitesHero } from '#components/art/heroes/products/ducksites.tsx';
import { FocusmeetHero } from '#components/art/heroes/products/focusmeet.tsx';
import { GogoalsHero } from '#components/art/heroes/products/gogoals.tsx';
import { GrumpyturtleHero } from '#components/art/heroes/products/grumpyturtle.tsx';
import { ProposalsHero } from '#components/art/heroes/products/proposals.tsx';
import { ProvedurHero } from '#components/art/heroes/products/provedur.tsx';
import { PugoboxHero } from '#components/art/heroes/products/pugobox.tsx';
import { TranspurHero } from '#components/art/heroes/products/transpur.tsx';
import { WabotHero } from '#components/art/heroes/products/wabot.tsx';
import type { Tone } from '#components/sections/tone.ts';
import type { ProductSlug } from '#content/catalogue/products.ts';
import { Agenda } from './diagrams/agenda.tsx';
import { Approval } from './diagrams/approval.tsx';
import { Blocks } from './diagrams/blocks.tsx';
import { Board } from './diagrams/board.tsx';
import { Comparison } from './diagrams/comparison.tsx';
import { Conversation } from './diagrams/conversation.tsx';
import { GoalTree } from './diagrams/goal-tree.tsx';
import { Inbox } from './diagrams/inbox.tsx';
import { Ladder } from './diagrams/ladder.tsx';
import { LifeLine } from './diagrams/life-line.tsx';
import { Trip } from './diagrams/trip.tsx';
import type { Diagram, Drawing, PageSlug } from './product-page.ts';
import type { RoomName } from './rooms/rooms.ts';

interface Plan {
  readonly hero: Drawing;
  readonly layout: 'split' | 'mirror' | 'strip';
  readonly tone: 'paper' | 'ice' | 'blush' | 'mustard' | 'sand';
  readonly diagram: Diagram;
  /** The sections from the top down; a tone where the room is not paper. */
  readonly order: readonly (readonly [RoomName, Tone?])[];
  readonly end: 'blush' | 'ice' | 'mustard';
  readonly related: readonly [ProductSlug, ProductSlug, ProductSlug];
}

/** What sets each product page apart: its picture, its colours and the order in which it tells its story. */
export const plans: Readonly<Record<PageSlug, Plan>> = {
  wabot: {
    hero: WabotHero,
    layout: 'split',
    tone: 'ice',
    diagram: Conversation,
    order: [
      ['example'],
      ['feature list', 'band'],
      ['what beside'],
      ['audience tiles', 'card'],
      ['steps path'],
      ['price panel', 'blush'],
      ['questions'],
      ['related', 'card'],
    ],
    end: 'mustard',
    related: ['chatter', 'suppmail', 'collectio'],
  },
  grumpyturtle: {
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
  },
  focusmeet: {
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
  },
  proposals: {
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
  },
  chatter: {
    hero: ChatterHero,
    layout: 'mirror',
    tone: 'blush',
    diagram: Inbox,
    order: [
      ['what statement'],
      ['example', 'ice'],
      ['features beside'],
      ['steps path', 'card'],
      ['audience rows'],
      ['price strip', 'mustard'],
      ['related', 'card'],
      ['questions'],
    ],
    end: 'ice',
    related: ['wabot', 'suppmail', 'focusmeet'],
  },
  pugobox: {
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
  },
  collectio: {
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
  },
  ducksites: {
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
  },
  transpur: {
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
  },
  provedur: {
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
  },
  gogoals: {
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
  },
};
