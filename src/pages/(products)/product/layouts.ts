import type { ComponentProps, ComponentType } from 'react';
import type { ProductSlug } from '#content/catalogue/products.ts';
import {
  ChatterHero,
  CollectioHero,
  DucksitesHero,
  FocusmeetHero,
  GogoalsHero,
  GrumpyturtleHero,
  ProposalsHero,
  ProvedurHero,
  PugoboxHero,
  TranspurHero,
  WabotHero,
} from '#ui/art/heroes/products.tsx';
import type { Alternative } from '#ui/art/picture.tsx';
import type { Hero } from '#ui/sections/hero.tsx';
import type { NextStep } from '#ui/sections/next-step.tsx';
import type { Tone } from '#ui/sections/section.tsx';
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
import type { PageSlug } from './product-page.ts';

const wabot: PageLayout = {
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
};

const transpur: PageLayout = {
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

/** The sections that a product page can have; `sections.ts` has their components. */
export type ProductSectionName =
  | 'what beside'
  | 'what statement'
  | 'audience rows'
  | 'audience tiles'
  | 'feature cards'
  | 'feature list'
  | 'features beside'
  | 'example'
  | 'steps path'
  | 'steps stairs'
  | 'steps beside'
  | 'price panel'
  | 'price strip'
  | 'questions'
  | 'related';

/** What distinguishes a product page: its picture, its colours and the order of its sections. */
export interface PageLayout {
  readonly hero: ComponentType<Alternative>;
  readonly layout: NonNullable<ComponentProps<typeof Hero>['layout']>;
  readonly tone: NonNullable<ComponentProps<typeof Hero>['tone']>;
  /** The product in use, as a drawing. */
  readonly diagram: ComponentType;
  /** The sections from top to bottom; with a tone if the section has a background. */
  readonly order: readonly (readonly [ProductSectionName, Tone?])[];
  readonly end: NonNullable<ComponentProps<typeof NextStep>['tone']>;
  readonly related: readonly [ProductSlug, ProductSlug, ProductSlug];
}

const pugobox: PageLayout = {
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

const provedur: PageLayout = {
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

const proposals: PageLayout = {
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

const grumpyturtle: PageLayout = {
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

const gogoals: PageLayout = {
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
};

const focusmeet: PageLayout = {
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

const ducksites: PageLayout = {
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

const collectio: PageLayout = {
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

const chatter: PageLayout = {
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
};

export const layouts: Readonly<Record<PageSlug, PageLayout>> = {
  wabot,
  grumpyturtle,
  focusmeet,
  proposals,
  chatter,
  pugobox,
  collectio,
  ducksites,
  transpur,
  provedur,
  gogoals,
};
